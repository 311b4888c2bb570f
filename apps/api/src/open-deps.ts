import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createCaptcha } from './adapters/captcha/captcha.ts'
import { createFeeds } from './adapters/feeds/feeds.ts'
import { isPublic } from './adapters/feeds/addresses.ts'
import { askOverHttp, reach } from './adapters/feeds/http-feed.ts'
import { createLiveEngine } from './adapters/live/engine.ts'
import { createMailer } from './adapters/mail/create-mailer.ts'
import { createNames } from './adapters/names/names.ts'
import { createPlaces } from './adapters/places/places.ts'
import { createPush } from './adapters/push/push.ts'
import { vapidKeys } from './adapters/push/vapid.ts'
import { createPasswords } from './adapters/passwords/passwords.ts'
import { openStorage } from './adapters/storage/open-storage.ts'
import { openGateways } from './adapters/payment/open-gateways.ts'
import { createAnnounce } from './announce/announce.ts'
import { openArchives } from './archives.ts'
import { composeMail } from './announce/compose.ts'
import { listenForChanges } from './changes.ts'
import { databaseOn, openPool, verifyRole } from './db/client.ts'
import type { DatabaseTarget } from './db/connection.ts'
import { createPulse } from './db/pulse.ts'
import type { Deps } from './deps.ts'
import { openDocuments } from './documents.ts'
import type { Env } from './env.ts'
import { createLimits } from './http/limits.ts'
import { createReads } from './http/reads.ts'
import { createTenantDirectory } from './http/tenant.ts'
import { createTurns } from './http/turns.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { kinds } from './kinds.ts'
import { openPictures } from './pictures.ts'
import { createSignals } from './ops/signals.ts'
import { purchaseKinds } from './purchase-kinds.ts'
import { loadSecrets } from './secrets.ts'
import { personal } from './slices.ts'

export interface OpenDepsOptions {
  env: Env
  /** A migrated database, as its owner connects. */
  target: DatabaseTarget
  /** The same one by the application's own log-in; without it the application takes its role as the owner. */
  appTarget?: DatabaseTarget | undefined
  /** Told of connections that broke; they are opened again. */
  onError: (error: unknown) => void
  /** The first and the longest wait before a mail is tried again; by default long enough for a real server. */
  retrySeconds?: { first: number; longest: number }
}

/** What the application is made of, on a database that is there. */
export async function openDeps(
  options: OpenDepsOptions,
): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const { env, target, appTarget = target, onError } = options
  const closers: (() => unknown)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer()
  }
  try {
    const pulse = createPulse()
    const appPool = openPool({ ...appTarget, role: 'atrio_app', size: env.poolSize, onError, pulse })
    const db = databaseOn(appPool, pulse)
    closers.push(() => db.destroy())
    await verifyRole(db, { ownLogin: appTarget !== target })
    const secrets = await loadSecrets(env)
    const changes = await listenForChanges(appTarget, onError, pulse)
    closers.push(() => changes.close())
    const { mailer, outbox } = await createMailer({
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      outboxDir: join(env.dataDir, 'outbox'),
    })
    closers.push(() => mailer.close())
    await mkdir(env.receivingDir, { recursive: true, mode: 0o700 })
    const storage = await openStorage(env, env.filesDir)
    closers.push(() => storage.close())
    const pictures = openPictures()
    closers.push(() => pictures.close())
    const pool = openPool({ ...target, role: 'atrio_jobs', size: 2, onError, pulse })
    closers.push(() => pool.end())
    const documents = openDocuments()
    closers.push(() => documents.close())
    const archives = openArchives({ env, target: appTarget })
    closers.push(() => archives.close())
    const { retrySeconds } = options
    const jobs = await startJobs({
      pool,
      secrets,
      mailer,
      compose: (mail) => composeMail({ kinds, db, env, secrets, documents, onError }, mail),
      onError,
      ...(retrySeconds && { retrySeconds }),
    })
    closers.push(() => jobs.close())
    const deps: Deps = {
      env,
      secrets,
      db,
      pools: { app: appPool, jobs: pool },
      changes,
      tenants: createTenantDirectory(db, changes, env.hosts),
      captcha: createCaptcha({
        db,
        keys: () => secrets.keys('captcha'),
        complexity: env.CAPTCHA_COMPLEXITY,
        siteKey: env.RECAPTCHA_SITE_KEY,
        secret: env.RECAPTCHA_SECRET,
        verifyUrl: env.RECAPTCHA_VERIFY_URL,
      }),
      feeds: createFeeds({ mediaDir: env.mediaDir }),
      engine: createLiveEngine(env),
      places: createPlaces(env, askOverHttp),
      names: createNames(env),
      passwords: createPasswords(),
      push: createPush(env, vapidKeys(env, secrets.keys('vapid')), { reach, isPublic }),
      gateways: await openGateways({ env, secrets }),
      purchases: purchaseKinds,
      personal,
      onError,
      limits: createLimits({ env, secrets, db }),
      turns: createTurns({ parallel: Math.max(1, Math.floor(env.poolSize / 2)) }),
      archives,
      documents,
      pictures,
      storage,
      reads: createReads(),
      announce: createAnnounce({ mail: jobs.mail, push: env.PUSH ? secrets : null }),
      jobs,
      signals: createSignals(),
      outbox,
    }
    return { deps, close }
  } catch (error) {
    await close()
    throw error
  }
}
