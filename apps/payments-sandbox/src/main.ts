import { parseSandboxEnv } from './env.ts'
import { startSandbox } from './server.ts'

/** Time for what is being answered to be answered: as broken. */
const LAST_ANSWERS_MS = 200

try {
  const env = parseSandboxEnv(process.env)
  const { port, close } = await startSandbox(env, (error) => {
    process.stderr.write(`The ledger cannot be written: ${String(error)}\n`)
    // Whoever started it starts it again, on what the disk really holds.
    setTimeout(() => process.exit(1), LAST_ANSWERS_MS)
  })
  const shutDown = () => void close().finally(() => process.exit(0))
  process.once('SIGINT', shutDown)
  process.once('SIGTERM', shutDown)
  // The application holds the other end; when it is gone, by whatever death, nobody needs the sandbox.
  if (env.SANDBOX_FOLLOW === '1') process.stdin.once('end', shutDown).resume()
  process.stdout.write(`${JSON.stringify({ ready: port })}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
