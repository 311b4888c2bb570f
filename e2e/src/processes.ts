import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Program {
  /** `http://localhost:<port>` as it says itself. */
  origin: string
  port: string
  pid: number
  /** All that it has printed. */
  output: () => string
  stop: () => Promise<void>
}

/** Starts a program of ours on a free port and waits until it says where it is. */
export async function startProgram(args: string[], env: Record<string, string> = {}): Promise<Program> {
  const { E2E_PORT: _port, NODE_OPTIONS: _options, ...inherited } = process.env
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...inherited, PORT: '0', LOG_LEVEL: 'error', PRESSURE_DELAY: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const origin = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const found = /ready at (http:\/\/localhost:\d+)/.exec(output)
      if (found) resolve(found[1]!)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}:\n${output}`)))
  })
  const found = await origin
  return {
    origin: found,
    port: new URL(found).port,
    pid: child.pid!,
    output: () => output,
    stop: () => stop(child),
  }
}

/** Starts the server with data of its own, which are gone when it ends; it turns nobody away for asking often. */
export function startServer(env: Record<string, string> = {}, imported: string[] = []): Promise<Program> {
  const imports = ['./e2e/src/temporary-data.ts', ...imported].flatMap((file) => ['--import', file])
  return startProgram([...imports, 'apps/api/src/main.ts'], { RATE_LIMIT_FACTOR: '1000', ...env })
}

/** Starts it as whoever installs it does: no demo churches, nothing set up, and mails to `smtp`. */
export function startNewServer(smtp: string): Promise<Program> {
  return startServer({
    ATRIO_MODE: 'production',
    PUBLIC_SCHEME: 'http',
    SMTP_URL: `smtp://${smtp}`,
    BIBLE_SOURCE: 'off',
  })
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), 10_000)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
