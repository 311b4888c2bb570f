import type { JobResult, PgBoss } from 'pg-boss'
import type { Locale } from '@atrio/rules'
import type { Mail, Mailer } from '../adapters/mail/mailer.ts'
import { seal, unseal } from '../sealed.ts'
import type { Secrets } from '../secrets.ts'
import { ensureQueue, through, type JobTrx } from './boss.ts'

/** One mail in the queue: what it says, and to whom. Its words and its look are added when it is sent. */
export interface QueuedMail {
  to: string
  locale: Locale
  /** Whose name and colours it carries. */
  igrejaId: number
  /** The reader's account, where they have one. */
  userId?: number | null
  /** The kind's facts, and which kind it is. */
  message: { tipo: string; url: string }
}

export interface MailQueue {
  /** Queues a mail in the transaction that gives cause to it. */
  send: (trx: JobTrx, mail: QueuedMail) => Promise<void>
}

export const MAIL_QUEUE = 'mail'
export const MAIL_DEAD_QUEUE = 'mail-dead'

/** Seconds between tries: doubling up to the longest. 110 tries take more than a day. */
const RETRY_SECONDS = { first: 5, longest: 900 }
const RETRY_LIMIT = 110

/**
 * Jobs hold passwords and links that log in, so what lies in the queue's tables is sealed, and a sent job is deleted
 * within the hour.
 */
export async function createMailQueue(deps: {
  boss: PgBoss
  secrets: Secrets
  retrySeconds?: { first: number; longest: number } | undefined
}): Promise<MailQueue> {
  const { boss, secrets, retrySeconds = RETRY_SECONDS } = deps
  await ensureQueue(boss, MAIL_DEAD_QUEUE, { retentionSeconds: 30 * 86_400 })
  await ensureQueue(boss, MAIL_QUEUE, {
    deadLetter: MAIL_DEAD_QUEUE,
    retryLimit: RETRY_LIMIT,
    retryBackoff: true,
    retryDelay: retrySeconds.first,
    retryDelayMax: retrySeconds.longest,
    // Four at once on two connections to a server that hangs end within this.
    expireInSeconds: 120,
    deleteAfterSeconds: 3_600,
  })
  return {
    async send(trx, mail) {
      const sealed = seal(secrets, 'mail', MAIL_QUEUE, JSON.stringify(mail)).toString('base64')
      await boss.send(MAIL_QUEUE, { sealed }, { db: through(trx) })
    },
  }
}

/** A queued mail as the next server takes it. */
export type ComposeMail = (mail: QueuedMail) => Promise<Mail>

interface SendDeps {
  secrets: Secrets
  mailer: Mailer
  compose: ComposeMail
}

/** Sends what is queued; what cannot be sent is tried again. */
export async function workMail(deps: SendDeps & { boss: PgBoss }): Promise<void> {
  await deps.boss.work<{ sealed: string }>(
    MAIL_QUEUE,
    // After a crowd as fast as the mail server takes them; each is sent, and tried again, by itself.
    { pollingIntervalSeconds: 1, batchSize: 4, burstWhenBatchFull: true, perJobResults: true },
    (jobs) =>
      Promise.all(
        jobs.map(async ({ id, data }): Promise<JobResult> => {
          try {
            await sendSealed(deps, data.sealed)
            return { id, status: 'completed' }
          } catch (error) {
            return { id, status: 'failed', output: { message: String(error) } }
          }
        }),
      ),
  )
}

async function sendSealed({ secrets, mailer, compose }: SendDeps, sealed: string): Promise<void> {
  const mail = JSON.parse(unseal(secrets, 'mail', MAIL_QUEUE, Buffer.from(sealed, 'base64'))) as QueuedMail
  await mailer.send(await compose(mail))
}
