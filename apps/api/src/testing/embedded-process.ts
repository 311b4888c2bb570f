import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A child process that owns an embedded server and writes to it; see embedded-writer.ts. */
export type WriterProcess = {
  pid: number
  /** The server's process id. Rejects with the message of a start that was refused. */
  server: Promise<number>
  /** Numbers of the rows that were acknowledged so far. */
  acknowledged: number[]
  /** Waits until this many rows more are acknowledged. */
  writes(count: number): Promise<void>
  /** As a crash would end it. */
  kill(): Promise<void>
}

const PROGRAM = fileURLToPath(new URL('./embedded-writer.ts', import.meta.url))

/** Starts a writer on a data folder, with the server that the test run uses. */
export function startWriter(dataDir: string, options: SpawnOptions = {}): WriterProcess {
  const args = [PROGRAM, dataDir, ...(process.env['TEST_POSTGRES_BIN'] ?? '').split('\n').filter(Boolean)]
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
  const acknowledged: number[] = []
  const ready = Promise.withResolvers<number>()
  const exited = once(child, 'exit')
  createInterface({ input: child.stdout }).on('line', (line) => {
    const said = JSON.parse(line) as { server?: number; number?: number; error?: string }
    if (said.server) ready.resolve(said.server)
    if (said.number) acknowledged.push(said.number)
    if (said.error) ready.reject(new Error(said.error))
  })
  void exited.then(() => ready.reject(new Error('The process ended without a word')))
  ready.promise.catch(() => {})
  return {
    pid: child.pid!,
    server: ready.promise,
    acknowledged,
    async writes(count) {
      await ready.promise
      const target = acknowledged.length + count
      while (acknowledged.length < target) {
        if (child.exitCode !== null) throw new Error('The writer ended')
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Whether a process runs. One that ended stays listed as a zombie until its parent looks, which may be never. */
export function isAlive(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
