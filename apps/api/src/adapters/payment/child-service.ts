import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ChildServiceOptions {
  /** For messages. */
  name: string
  /** Its main file; says `{"ready": port}` on a line of its standard output. */
  file: string
  /** All it gets, asked at each start: nothing of our own environment, and none of our keys, goes along. */
  env: () => Record<string, string>
  /** Told its port at each start. */
  onReady: (port: number) => void
  onTrouble: (message: string) => void
}

const START_MS = 15_000
const CLOSE_MS = 5_000
const LONGEST_WAIT_MS = 30_000

/**
 * A process of ours beside the application: started, started again when it dies, and ended with the application, which
 * holds its standard input. Resolves at its first readiness.
 */
export async function startChildService(
  options: ChildServiceOptions,
): Promise<{ close: () => Promise<void> }> {
  const closing = new AbortController()
  let child = await start(options)
  const supervised = (async () => {
    let wait = 250
    while (!closing.signal.aborted) {
      const began = Date.now()
      await ended(child)
      if (closing.signal.aborted) return
      if (Date.now() - began > LONGEST_WAIT_MS) wait = 250
      options.onTrouble(`${options.name} ended; starting it again`)
      await sleep(wait)
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
      if (closing.signal.aborted) return
      child = await start(options).catch((error: Error) => {
        options.onTrouble(error.message)
        return child
      })
    }
  })()
  return {
    async close() {
      closing.abort()
      child.stdin?.end()
      const timer = setTimeout(() => child.kill('SIGKILL'), CLOSE_MS)
      await ended(child)
      clearTimeout(timer)
      await Promise.race([supervised, sleep(LONGEST_WAIT_MS, undefined, { ref: false })])
    },
  }
}

async function start(options: ChildServiceOptions): Promise<ChildProcess> {
  const child = spawn(process.execPath, [options.file], {
    env: { ...options.env(), NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.on('error', () => {})
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)))
  const lines = createInterface({ input: child.stdout })
  const port = await Promise.race([
    once(lines, 'line').then(([line]) => readPort(line as string)),
    ended(child).then(() => null),
    sleep(START_MS, null, { ref: false }),
  ])
  if (port === null) {
    child.kill('SIGKILL')
    throw new Error(`${options.name} does not start: ${said.trim()}`)
  }
  child.stdout.resume()
  options.onReady(port)
  return child
}

function readPort(line: string): number | null {
  try {
    const { ready } = JSON.parse(line) as { ready?: unknown }
    return typeof ready === 'number' ? ready : null
  } catch {
    return null
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
