import { pino, type Logger } from 'pino'
import { giveDemoFactors } from './access/staff-demo.ts'
import { loadBundledBible } from './bible/bundled.ts'
import { admitAppLogin, openAppLogin } from './db/app-login.ts'
import type { DatabaseTarget } from './db/connection.ts'
import { startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { demoKeeperOf } from './demo-keeper.ts'
import { requireNoDemoPeople } from './demo-people.ts'
import type { Deps } from './deps.ts'
import { moveMedia } from './files/move-media.ts'
import type { Env } from './env.ts'
import { serializeError } from './logger.ts'
import { openDeps } from './open-deps.ts'
import { requireDurable } from './payments/charge/durable.ts'
import { requireSealingKeys } from './sealed-keys.ts'

/** Opens what the application stands on, oldest first, and closes it in the opposite order. */
export async function boot(env: Env): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const log = pino({ level: env.LOG_LEVEL, base: null, serializers: { err: serializeError } })
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer()
  }
  try {
    const target = await openServer(env, log, closers)
    const ran = await migrate(target)
    if (ran.length > 0) log.info({ migrations: ran }, 'database migrated')
    const onError = (error: unknown) => log.warn({ err: error }, 'unattended work failed')
    const appTarget = await openLogin(env, target)
    const opened = await openDeps({ env, target, appTarget, onError })
    closers.push(opened.close)
    const { deps } = opened
    await moveMedia(deps)
    await requireDurable(deps.db, deps.gateways)
    await requireSealingKeys(deps)
    if (env.ATRIO_MODE === 'production') await requireNoDemoPeople(deps.db)
    const bible = loadBundledBible(deps.db)
    // Awaited below, after the demo world, which is made meanwhile.
    bible.catch(() => {})
    if (env.ATRIO_MODE === 'demo') {
      const { demoPeople, loadDemo } = await import('@atrio/demo')
      await loadDemo(deps.db, { mediaDir: env.mediaDir, keeper: demoKeeperOf(deps) })
      const staff = Object.values(demoPeople).filter(({ role }) => role !== null)
      await giveDemoFactors(
        deps,
        staff.map(({ email }) => email),
      )
    }
    await bible
    return { deps, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openServer(
  env: Env,
  log: Logger,
  closers: (() => Promise<unknown>)[],
): Promise<DatabaseTarget> {
  if (env.DATABASE_URL) return { databaseUrl: env.DATABASE_URL }
  const server = await startEmbedded({ dataDir: env.dataDir, binDir: env.POSTGRES_BIN, log })
  closers.push(() => server.stop())
  return { connection: server.connection }
}

/** The application's own log-in; undefined where an operator has given the owner's alone. */
async function openLogin(env: Env, target: DatabaseTarget): Promise<DatabaseTarget | undefined> {
  if ('connection' in target) return openAppLogin(target.connection)
  return env.DATABASE_APP_URL === undefined ? undefined : admitAppLogin(target, env.DATABASE_APP_URL)
}
