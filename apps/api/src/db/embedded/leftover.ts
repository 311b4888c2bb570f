import { execFileSync } from 'node:child_process'
import { readlinkSync, realpathSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from './log.ts'

/**
 * Ends a server that an earlier owner of the folder left behind, and removes the trace of a dead one whose process
 * id another program has got: PostgreSQL would take that program for the server. Only the folder's owner may call this.
 */
export async function stopLeftover(data: string, log: Log): Promise<void> {
  const file = join(data, 'postmaster.pid')
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
  // PostgreSQL itself clears up after a server that is gone, and needs the file to find its last processes.
  if (!pid || !isAlive(pid)) return
  if (!isServerOf(pid, data)) {
    await rm(file, { force: true })
    return
  }
  log.warn({ pid }, 'A PostgreSQL of an earlier run is still there and is stopped first')
  for (const [signal, seconds] of [
    ['SIGINT', 60],
    ['SIGQUIT', 10],
  ] as const) {
    signalServer(pid, signal)
    for (let waited = 0; waited < seconds * 1_000; waited += 20) {
      if (!isServerOf(pid, data)) return
      await delay(20)
    }
  }
  throw new Error(`The PostgreSQL process ${pid} still uses ${data} and does not end`)
}

function signalServer(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

function isServerOf(pid: number, data: string): boolean {
  try {
    // A server's working folder is its data folder; a process that ended, or is a zombie, has none.
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
    const [command, args, sign] =
      process.platform === 'win32'
        ? ['tasklist', ['/fi', `PID eq ${pid}`], 'postgres.exe']
        : ['ps', ['-ww', '-o', 'command=', '-p', String(pid)], data]
    return execFileSync(command, args, { encoding: 'utf8' }).includes(sign)
  } catch {
    return false
  }
}
