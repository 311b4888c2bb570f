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
