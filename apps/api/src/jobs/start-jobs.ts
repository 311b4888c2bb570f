import type { Mailer } from '../adapters/mail/mailer.ts'
import type { Secrets } from '../secrets.ts'
import { createBoss, type JobPool } from './boss.ts'
import { sealedMail, type SealedMail } from './sealed-mail.ts'
import {
  createMailQueue,
  MAIL_DEAD_QUEUE,
  MAIL_QUEUE,
  workMail,
  type ComposeMail,
  type MailQueue,
} from './mail-queue.ts'
import { startRegular, type Regular, type RegularDeps } from './regular.ts'

export interface Jobs {
  mail: MailQueue
  /** Does what comes again by the clock, from now on. */
  startRegular: <D extends RegularDeps>(deps: D, regulars: readonly Regular<D>[]) => Promise<void>
  /** How many jobs wait, by queue; those in `mail-dead` were given up. */
  depths: () => Promise<Record<string, number>>
  sealedMail: SealedMail
  /** Lets the running jobs end. */
  close: () => Promise<void>
}

/**
 * Opens the queue and starts working on it.
 * @param deps.retrySeconds the first and the longest wait before another try.
 */
export async function startJobs(deps: {
  pool: JobPool
  secrets: Secrets
  mailer: Mailer
  compose: ComposeMail
  onError: (error: unknown) => void
  retrySeconds?: { first: number; longest: number }
}): Promise<Jobs> {
  const boss = createBoss(deps.pool, deps.onError)
  await boss.start()
  const mail = await createMailQueue({ boss, secrets: deps.secrets, retrySeconds: deps.retrySeconds })
  await workMail({ ...deps, boss })
  return {
    mail,
    sealedMail: sealedMail(deps.pool, deps.secrets),
    startRegular: (regularDeps, regulars) => startRegular(boss, regularDeps, regulars),
    async depths() {
      const { rows } = await deps.pool.query(
        `select name, count(*)::int as waiting from pgboss.job where state in ('created', 'retry', 'active')
         and name = any($1) group by name`,
        [[MAIL_QUEUE, MAIL_DEAD_QUEUE]],
      )
      const found = Object.fromEntries(rows.map(({ name, waiting }) => [name, Number(waiting)]))
      return { [MAIL_QUEUE]: 0, [MAIL_DEAD_QUEUE]: 0, ...found }
    },
    close: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}
