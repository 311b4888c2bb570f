import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { readCookie } from './cookie.ts'
import { hashToken } from './one-time-token.ts'

/** The cookie of the staff's site. Browsers take it over plain HTTP from names below `localhost` alone. */
export const STAFF_COOKIE = '__Host-equipe'

/** Minutes without a request after which a session has ended, and after which one that is used is noted so. */
const IDLE = 60
const NOTED = 1
/** Minutes for which a second factor counts as just shown. */
const FRESH = 10

/** Within its time, and in use. */
const AWAKE = sql`(equipe_sessao.expires_at > now() and used_at > now() - ${IDLE} * interval '1 minute')`

export interface StaffSession {
  id: string
  userId: number
  /** The password is shown, and the second factor where they have one. */
  isOpen: boolean
  hasFactor: boolean
  /** Within the last ten minutes. */
  isFresh: boolean
  trocarSenha: boolean
  /** What they lost is made good: with the code that was mailed they set a new second factor up (Decision 284). */
  fatorPerdidoId: string | null
  /** It has ended, on a phone that is remembered: a passkey of its person opens it again, and nothing else (Decision 197). */
  isResting: boolean
}

export async function findStaffSession(
  db: Database,
  cookies: string | undefined,
): Promise<StaffSession | null> {
  const token = readCookie(cookies, STAFF_COOKIE)
  if (!token || token.length > 100) return null
  const found = await db
    .selectFrom('equipeSessao')
    .innerJoin('user', 'user.id', 'equipeSessao.userId')
    .leftJoin('equipeFatorPerdido as perdido', (join) =>
      join
        .onRef('perdido.id', '=', 'equipeSessao.fatorPerdidoId')
        .on('perdido.expiresAt', '>', sql<Date>`now()`),
    )
    .where('tokenHash', '=', hashToken(token))
    .where('revokedAt', 'is', null)
    .where((eb) => eb.or([sql<boolean>`${AWAKE}`, eb('lembradaAte', '>', sql<Date>`now()`)]))
    .select(['equipeSessao.id', 'equipeSessao.userId', 'passwordChangeRequired as trocarSenha'])
    .select('perdido.id as fatorPerdidoId')
    .select(sql<boolean>`not ${AWAKE}`.as('isResting'))
    .select(sql<boolean>`opened_at is not null`.as('isOpen'))
    .select(sql<boolean>`factor_at is not null`.as('hasFactor'))
    .select(sql<boolean>`coalesce(factor_at > now() - ${FRESH} * interval '1 minute', false)`.as('isFresh'))
    .select(sql<boolean>`used_at < now() - ${NOTED} * interval '1 minute'`.as('isStale'))
    .executeTakeFirst()
  if (!found) return null
  const { isStale, ...session } = found
  if (session.isResting)
    return { ...session, isOpen: false, hasFactor: false, isFresh: false, fatorPerdidoId: null }
  if (isStale) {
    await db
      .updateTable('equipeSessao')
      .set({ usedAt: sql<Date>`now()` })
      .where('id', '=', session.id)
      .execute()
  }
  return session
}
