import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import type { ServerPlan } from './supervisor.ts'

/** A running server. */
export type Postmaster = {
  pid: number
  /** Settles with the reason when the process has ended. */
  exited: Promise<string>
  stop(): Promise<void>
}

/** Starts the server once and waits until it answers queries, through a crash recovery if it needs one. */
export async function launch(plan: ServerPlan): Promise<Postmaster> {
  const { child, exited, lastLines } = spawnServer(plan)
  let ended: string | undefined
  void exited.then((reason) => (ended = reason))
  const onExit = () => child.kill('SIGINT')
  process.once('exit', onExit)
  void exited.then(() => process.off('exit', onExit))
  while (!(await isReady(plan.data, child.pid))) {
    if (ended !== undefined) {
      await delay(20) // its last words
      throw new Error(`PostgreSQL did not start (${ended}): ${lastLines.join('\n')}`)
    }
    await delay(5)
  }
  plan.log.info({ pid: child.pid, version: plan.binaries.version }, 'PostgreSQL is ready')
  return { pid: child.pid!, exited, stop: () => stop(child, exited) }
}

const DEFAULTS = {
  max_connections: '60',
  shared_buffers: `${pageCache()}MB`,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Errors of statements carry personal data in their text; the application logs those that matter.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  logging_collector: 'off',
  // Someone may have edited the configuration file: acknowledged means on disk.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
}

function spawnServer({ data, binaries, identity, socket, settings, log }: ServerPlan) {
  const parameters = Object.entries({ ...DEFAULTS, ...socket.settings, ...settings })
  const line = [
    binaries.postgres,
    '-D',
    data,
    ...parameters.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const [command, ...args] = [...identity.prefix, ...line]
  const child = spawn(command!, args, {
    ...identity.user,
    env: { ...process.env, ...binaries.env, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own session: Ctrl-C in a terminal reaches the application alone, which stops the server last.
    detached: true,
  })
  const lastLines: string[] = []
  createInterface({ input: child.stderr }).on('line', (text) => {
    lastLines.push(text)
    if (lastLines.length > 20) lastLines.shift()
    log.info({ postgres: text }, 'PostgreSQL says')
  })
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    // Not 'close': the server's processes outlive it for a moment and hold its output open.
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`))
  })
  return { child, exited, lastLines }
}

/** A quarter of the memory, as is usual, within reason; the system gives it as it is used. In megabytes. */
function pageCache(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return Math.min(1_024, Math.max(128, Math.floor(memory / 4 / 2 ** 20)))
}

// The server writes its state into line 8. An answer on the socket would not do: it also answers while it recovers.
async function isReady(data: string, pid: number | undefined): Promise<boolean> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

// SIGINT is the fast shutdown: sessions end, everything committed is on disk.
async function stop(child: ChildProcess, exited: Promise<string>): Promise<void> {
  child.kill('SIGINT')
  const late = new AbortController()
  const timer = delay(30_000, 'late', { signal: late.signal, ref: false }).catch(() => 'ended')
  if ((await Promise.race([exited, timer])) === 'late') child.kill('SIGQUIT')
  await exited
  late.abort()
}
