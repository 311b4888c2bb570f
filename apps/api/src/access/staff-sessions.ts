import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import type { Context } from '../http/context.ts'
import { hashToken, randomToken } from '../http/one-time-token.ts'
import { STAFF_COOKIE } from '../http/staff-session.ts'
import { describeDevice } from './device.ts'

/** Hours for which a session is open, however busy it is, and minutes that somebody has for the second factor. */
const LIFETIME = 12
const PENDING = 10

const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict'

/** How far a log-in has come: the password alone, all that they have, or the second factor as well. */
export type Shown = 'password' | 'all' | 'factor'

/** @returns what the cookie holds; the database keeps only its digest */
export async function startSession(
  db: Database,
  { userId, shown, userAgent }: { userId: number; shown: Shown; userAgent: string | undefined },
): Promise<string> {
  const token = randomToken()
  const minutes = shown === 'password' ? PENDING : LIFETIME * 60
  await db
    .insertInto('equipeSessao')
    .values({
      tokenHash: hashToken(token),
      userId,
      ...describeDevice(userAgent),
      expiresAt: sql<Date>`now() + ${minutes} * interval '1 minute'`,
      openedAt: shown === 'password' ? null : sql<Date>`now()`,
      factorAt: shown === 'factor' ? sql<Date>`now()` : null,
    })
    .execute()
  return token
}

export function setStaffCookie(ctx: Context, token: string): void {
  ctx.setHeader('set-cookie', `${STAFF_COOKIE}=${token}; ${ATTRIBUTES}; Max-Age=${LIFETIME * 3600}`)
}

export function clearStaffCookie(ctx: Context): void {
  ctx.setHeader('set-cookie', `${STAFF_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`)
}
