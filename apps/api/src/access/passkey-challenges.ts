import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { hashToken, randomToken } from '../http/one-time-token.ts'

const LIFETIME = sql<Date>`now() + interval '5 minutes'`

/** A challenge to log in with: for whoever signs it. */
export async function makeLoginChallenge(db: Database, { host }: { host: string }): Promise<string> {
  const challenge = randomToken()
  await db
    .insertInto('chaveDesafio')
    .values({ desafioHash: hashToken(challenge), host, uso: 'entrar', expiresAt: LIFETIME })
    .execute()
  return challenge
}

/** A challenge for a new passkey, which takes the place of the person's last one at that host. */
export async function makeNewChallenge(
  db: Database,
  of: { host: string; userId: number; identificador: Buffer },
): Promise<string> {
  const challenge = randomToken()
  const { host, userId, identificador } = of
  const fresh = { desafioHash: hashToken(challenge), identificador, expiresAt: LIFETIME }
  await db
    .insertInto('chaveDesafio')
    .values({ host, userId, uso: 'criar', ...fresh })
    .onConflict((conflict) => conflict.columns(['userId', 'host']).doUpdateSet(fresh))
    .execute()
  return challenge
}

/** Uses a challenge up, whatever comes of it; null for one that was not made for this, has served or is too old. */
export async function takeChallenge(
  db: Database,
  given: { challenge: string | null; host: string; userId: number | null },
): Promise<{ identificador: Buffer | null } | null> {
  const taken = await db
    .deleteFrom('chaveDesafio')
    .where('desafioHash', '=', hashToken(given.challenge ?? ''))
    .where('host', '=', given.host)
    .where('userId', 'is not distinct from', given.userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('identificador')
    .executeTakeFirst()
  return taken ?? null
}
