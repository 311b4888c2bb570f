import type { JobResult, PgBoss } from 'pg-boss'
import type { MailExtras } from '../adapters/mail/extras.ts'
import type { Mailer } from '../adapters/mail/mailer.ts'
import type { MailMessage, QueuedMail } from '../adapters/mail/message.ts'
import { renderMail } from '../adapters/mail/render.ts'
import { churchOrigin } from '@atrio/rules'
import type { Database } from '../db/client.ts'
import type { Env } from '../env.ts'
import { mainHost } from '../http/origin.ts'
import { seal, unseal } from '../sealed.ts'
import type { Secrets } from '../secrets.ts'
import { ensureQueue, through, type JobTrx } from './boss.ts'

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

/** What a mail carries beside its words, drawn when it is sent. */
export type LoadExtras = (
  mail: QueuedMail,
  igreja: { nome: string; fusoHorario: string; origin: string },
) => Promise<MailExtras>

interface SendDeps {
  secrets: Secrets
  extras: LoadExtras
  env: Pick<Env, 'hosts'>
  db: Database
  mailer: Mailer
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

async function sendSealed({ secrets, env, db, mailer, extras }: SendDeps, sealed: string): Promise<void> {
  const mail = JSON.parse(unseal(secrets, 'mail', MAIL_QUEUE, Buffer.from(sealed, 'base64'))) as QueuedMail
  const igreja = await findIgreja(db, mail.igrejaId)
  const origin = churchOrigin(igreja, env.hosts)
  const message = withOrigin(mail.message, origin)
  await mailer.send(renderMail({ ...mail, message }, igreja, await extras(mail, { ...igreja, origin })))
}

function findIgreja(db: Database, igrejaId: number) {
  return db
    .selectFrom('igreja')
    .leftJoin('igrejaVisual', 'igrejaVisual.igrejaId', 'igreja.id')
    .where('igreja.id', '=', igrejaId)
    .select((eb) => [
      'igreja.codigo',
      'igreja.nome',
      'igreja.fusoHorario',
      'igrejaVisual.corApp',
      mainHost(eb).as('host'),
    ])
    .executeTakeFirstOrThrow()
}

/** What was queued by an older process is a whole address, as some request spelled the host: only its path counts. */
function withOrigin(message: MailMessage, origin: string): MailMessage {
  const absolute = (address: string) => {
    const { pathname, search } = new URL(address, origin)
    return origin + pathname + search
  }
  if (!('evento' in message)) return { ...message, url: absolute(message.url) }
  const { evento, estorno } = message
  return {
    ...message,
    url: absolute(message.url),
    evento: evento && { ...evento, agenda: evento.agenda === null ? null : absolute(evento.agenda) },
    estorno: estorno && { ...estorno, url: absolute(estorno.url) },
  }
}
