import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ask } from './ask.ts'
import type { Inside, Question } from './inside.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** What `npm start` says of the heap, and of what C allocates. */
const HEAP = ['--max-old-space-size=384', '--max-semi-space-size=16', '--expose-gc']
const ARENAS = { MALLOC_ARENA_MAX: '2' }
/** Of a machine that does much else. */
const PATIENCE = 240_000

export interface Running {
  port: number
  pid: number
  stop: () => Promise<void>
  /** `kill -9`, of this process alone. */
  kill: () => Promise<void>
  /** How things look from the inside of a server that was started with `WATCHED`. */
  inside: (question: Question) => Promise<Inside>
}

/** Arguments of Node: the server tells how things look from its inside. */
export const WATCHED = ['--import', new URL('inside.ts', import.meta.url).href]

/** A folder of data for one run; gone when the bench ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atrio-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The application as `npm start` runs it, on a free port, once it has shown its first page. */
export async function startApplication(
  dataDir: string,
  settings: Record<string, string> = {},
  firstPage = '/',
  options: readonly string[] = [],
): Promise<Running> {
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000000', ...settings }
  const application = await start([...HEAP, ...options, 'apps/api/src/main.ts'], env)
  // On a machine that is busy it may turn away the first ones.
  for (let attempt = 0; attempt < 60; attempt++) {
    if ((await ask(application.port, firstPage)).status === 200) return application
    await wait(500)
  }
  throw new Error('the server shows no page')
}

/** Runs Node in the project's folder until it prints the address at which it answers. */
export async function start(args: string[], env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(root, '.cache/compile'),
      ...ARENAS,
      PORT: '0',
      HOST: '127.0.0.1',
      BIBLE_SOURCE: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const end = () => child.kill()
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  const port = await readPort(child)
  return {
    port,
    pid: child.pid!,
    stop: () => stop(child, 'SIGTERM'),
    kill: () => stop(child, 'SIGKILL'),
    inside: (question) => askInside(child, question),
  }
}

/** Runs Node in the project's folder to its end. */
export async function runToEnd(args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
}

async function askInside(child: ChildProcess, question: Question): Promise<Inside> {
  const answered = once(child, 'message')
  child.send(question)
  const [inside] = (await answered) as [Inside]
  return inside
}

function readPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the server did not become ready')), PATIENCE)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    let printed = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const port = /ready at http:\/\/localhost:(\d+)/.exec(printed)?.[1]
      if (!port) return
      clearTimeout(late)
      resolve(Number(port))
    })
  })
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}
