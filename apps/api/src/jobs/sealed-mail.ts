import { sealHeader, seal, SEAL_MARK, unseal } from '../sealed.ts'
import type { Secrets } from '../secrets.ts'
import type { JobPool } from './boss.ts'
import { MAIL_DEAD_QUEUE, MAIL_QUEUE, type QueuedMail } from './mail-queue.ts'

/** Mails that lie in the queue, by the keys that have sealed them (Decision 99). */
export interface SealedMail {
  count: (keyId: string) => Promise<number>
  /** Seals again what was sealed by a key of before. */
  sealAnew: () => Promise<{ anew: number; stuck: number }>
  /** Takes a person's mails of a church out, those too that were sent or given up and still lie there. */
  forget: (person: { igrejaId: number; userId: number; emails: readonly string[] }) => Promise<void>
}

const waiting = `name = any($1) and state in ('created', 'retry', 'active')`
const queues = [MAIL_QUEUE, MAIL_DEAD_QUEUE]
/** Both are whole in base64: nine bytes are twelve letters. */
const prefixOf = (id: string) => sealHeader(id).toString('base64')
const mark = SEAL_MARK.subarray(0, 3).toString('base64')

export function sealedMail(pool: JobPool, secrets: Secrets): SealedMail {
  return {
    async count(keyId) {
      const text = `select count(*)::int as many from pgboss.job where ${waiting} and left(data->>'sealed', 12) = $2`
      const { rows } = await pool.query(text, [queues, prefixOf(keyId)])
      return Number(rows[0]!['many'])
    },
    async sealAnew() {
      const before = secrets.ids.slice(1).map(prefixOf)
      const { rows } = await pool.query(
        `select id, data->>'sealed' as sealed from pgboss.job where ${waiting}
         and (left(data->>'sealed', 12) = any($2) or left(data->>'sealed', 4) <> $3)`,
        [queues, before, mark],
      )
      const done = { anew: 0, stuck: 0 }
      for (const { id, sealed } of rows as { id: string; sealed: string }[]) {
        const fresh = again(secrets, sealed)
        if (fresh === null) done.stuck += 1
        else {
          done.anew += 1
          await pool.query(
            `update pgboss.job set data = jsonb_set(data, '{sealed}', to_jsonb($2::text))
             where id = $1 and data->>'sealed' = $3`,
            [id, fresh, sealed],
          )
        }
      }
      return done
    },
    async forget({ igrejaId, userId, emails }) {
      const { rows } = await pool.query(
        `select id, data->>'sealed' as sealed from pgboss.job where name = any($1)`,
        [queues],
      )
      const theirs = (rows as { id: string; sealed: string }[]).filter(({ sealed }) => {
        const mail = open(secrets, sealed)
        return mail?.igrejaId === igrejaId && (mail.userId === userId || emails.includes(mail.to))
      })
      await pool.query('delete from pgboss.job where name = any($1) and id = any($2)', [
        queues,
        theirs.map(({ id }) => id),
      ])
    },
  }
}

function open(secrets: Secrets, sealed: string): QueuedMail | null {
  try {
    return JSON.parse(unseal(secrets, 'mail', MAIL_QUEUE, Buffer.from(sealed, 'base64'))) as QueuedMail
  } catch {
    return null
  }
}

function again(secrets: Secrets, sealed: string): string | null {
  try {
    const text = unseal(secrets, 'mail', MAIL_QUEUE, Buffer.from(sealed, 'base64'))
    return seal(secrets, 'mail', MAIL_QUEUE, text).toString('base64')
  } catch {
    return null
  }
}
