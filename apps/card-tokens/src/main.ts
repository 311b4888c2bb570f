import { parseCardTokensEnv } from './env.ts'
import { createServer } from './server.ts'

try {
  const env = parseCardTokensEnv(process.env)
  const app = createServer(env)
  const shutDown = () => void app.close().finally(() => process.exit(0))
  process.once('SIGINT', shutDown)
  process.once('SIGTERM', shutDown)
  // The application holds the other end; when it is gone, by whatever death, nobody needs this service.
  if (env.CARD_TOKENS_FOLLOW === '1') process.stdin.once('end', shutDown).resume()
  const at = { port: env.CARD_TOKENS_PORT, host: env.CARD_TOKENS_HOST }
  await app.listen(at).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || env.CARD_TOKENS_ANY_PORT !== '1') throw error
    return app.listen({ ...at, port: 0 })
  })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : at.port
  process.stdout.write(`${JSON.stringify({ ready: port })}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
