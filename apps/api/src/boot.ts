import { join } from 'node:path'
import { pino, type Logger } from 'pino'
import { createCaptcha } from './adapters/captcha/captcha.ts'
import { createMailer } from './adapters/mail/create-mailer.ts'
import { createPasswords } from './adapters/passwords/passwords.ts'
import { listenForChanges } from './changes.ts'
import { createDatabase, openPool, verifyRole } from './db/client.ts'
import type { DatabaseTarget } from './db/connection.ts'
import { startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import { createLimits } from './http/limits.ts'
import { createTenantDirectory } from './http/tenant.ts'
import { serializeError } from './logger.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { loadSecrets } from './secrets.ts'

/** Opens what the application stands on, oldest first, and closes it in the opposite order. */
export async function boot(env: Env): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const log = pino({ level: env.LOG_LEVEL, base: null, serializers: { err: serializeError } })
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const target = await openServer(env, log, closers)
    const ran = await migrate(target)
    if (ran.length > 0) log.info({ migrations: ran }, 'database migrated')
    const onError = (error: unknown) => log.warn({ err: error }, 'database connection lost')
    const db = createDatabase({ ...target, poolSize: env.DATABASE_POOL, onError })
    closers.push(() => db.destroy())
    await verifyRole(db)
    const secrets = await loadSecrets(env)
    const changes = await listenForChanges(target, onError)
    closers.push(() => changes.close())
    if (env.ATRIO_MODE === 'demo') {
      const { loadDemo } = await import('@atrio/demo')
      await loadDemo(db, { mediaDir: env.mediaDir })
    }
    const tenants = createTenantDirectory(db, changes, env.DOMAIN_MARKER)
    const { mailer, outbox } = createMailer({
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      outboxDir: join(env.dataDir, 'outbox'),
    })
    closers.push(async () => mailer.close())
    const jobsPool = openPool({ ...target, role: 'atrio_jobs', size: 2, onError })
    closers.push(() => jobsPool.end())
    const jobs = await startJobs({ pool: jobsPool, db, secrets, mailer, onError })
    closers.push(() => jobs.close())
    const deps: Deps = {
      env,
      secrets,
      db,
      changes,
      tenants,
      captcha: createCaptcha({
        db,
        keys: () => secrets.keys('captcha'),
        complexity: env.CAPTCHA_COMPLEXITY,
        siteKey: env.RECAPTCHA_SITE_KEY,
        secret: env.RECAPTCHA_SECRET,
        verifyUrl: env.RECAPTCHA_VERIFY_URL,
      }),
      passwords: createPasswords(),
      limits: createLimits({ env, secrets, db }),
      mail: jobs.mail,
      jobs,
      outbox,
    }
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
