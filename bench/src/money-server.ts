import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { keysOf } from '@atrio/api/testing/keys'
import { asOwner } from '@atrio/api/testing/owner'
import { controlSandbox, type SandboxControl } from '@atrio/api/testing/payments-sandbox'
import { ask } from './ask.ts'
import { startApplication, temporaryFolder, type Running } from './server.ts'

const INTERNAL_TOKEN = 'bench'.repeat(8)
/** Nothing here looks at a page or types a card's number. */
const WITHOUT_PAGES = { SERVE_PORTAL: '0', CARD_TOKENS: '0' }

type Target = Parameters<typeof asOwner>[0]
type Keys = Awaited<ReturnType<typeof keysOf>>

/** The application with its own PostgreSQL and its own sandbox, and a view behind its doors. */
export interface MoneyServer {
  readonly port: number
  readonly pid: number
  /** Where its data lies. */
  folder: string
  /** Changes with each start. */
  readonly target: Target
  keys: Keys
  sandbox: SandboxControl
  rows: <Row extends object>(statement: string, values?: unknown[]) => Promise<Row[]>
  /** What counting anew finds wrong, by `/internal/invariants`. */
  violations: () => Promise<unknown[]>
  /** `kill -9`: with the application end its PostgreSQL and its sandbox. */
  kill: () => Promise<void>
  /** On what the last life left. */
  startAgain: () => Promise<void>
  stop: () => Promise<void>
}

export async function startMoneyServer(): Promise<MoneyServer> {
  const folder = temporaryFolder()
  const sandboxPort = await freePort()
  const settings = { INTERNAL_TOKEN, SANDBOX_PORT: String(sandboxPort), ...WITHOUT_PAGES }
  const start = () => startApplication(folder, settings, '/readyz')
  let running: Running = await start()
  const keys = await keysOf(folder)
  const sandbox = controlSandbox(() => `http://127.0.0.1:${sandboxPort}`, keys.sandbox)
  return {
    get port() {
      return running.port
    },
    get pid() {
      return running.pid
    },
    folder,
    get target() {
      return targetOf(folder)
    },
    keys,
    sandbox,
    rows: (statement, values) => asOwner(targetOf(folder), statement, values),
    async violations() {
      const headers = { authorization: `Bearer ${INTERNAL_TOKEN}` }
      const { body } = await ask(running.port, '/internal/invariants', { headers })
      return (JSON.parse(body.toString()) as { violations: unknown[] }).violations
    },
    kill: () => running.kill(),
    async startAgain() {
      running = await start()
      // One that took another port would be somebody else's.
      await sandbox.stats()
    },
    stop: () => running.stop(),
  }
}

/** Where the embedded PostgreSQL of a data folder listens: it writes so itself. */
export function targetOf(folder: string): Target {
  const data = join(folder, 'postgres')
  const [, , , port, socket] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  const host = socket || '127.0.0.1'
  const password = socket ? {} : { password: readFileSync(join(data, 'atrio.password'), 'utf8') }
  return { connection: { host, port: Number(port), user: 'atrio', database: 'atrio', ...password } }
}

/** Waits until `done`, at most so many seconds. @returns whether it was done */
export async function patiently(seconds: number, done: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    if (await done()) return true
    await wait(250)
  }
  return false
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
