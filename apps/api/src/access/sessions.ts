import { createHmac } from 'node:crypto'
import type { Credentials } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { signAccessToken } from '../http/access-token.ts'
import type { Context } from '../http/context.ts'
import { hashToken, randomToken } from '../http/one-time-token.ts'
import { setCompanion } from './companion.ts'
import { describeDevice } from './device.ts'

/** Seconds that a session can be refreshed for, however busy it is. */
const LIFETIME = 90 * 86_400

/**
 * Logs a person in at the church of `trx`.
 * @param of.confirmed they have shown who they are, and not only followed a link
 */
export async function openSession(
  ctx: Context,
  trx: TenantTrx,
  { userId, igrejaId, confirmed }: { userId: number; igrejaId: number; confirmed: boolean },
): Promise<Credentials> {
  const companion = randomToken()
  const refreshToken = randomToken()
  const { id: sessionId } = await trx
    .insertInto('session')
    .values({
      userId,
      companionHash: hashToken(companion),
      confirmedAt: confirmed ? sql<Date>`now()` : null,
      ...describeDevice(ctx.header('user-agent')),
      expiresAt: sql<Date>`now() + ${LIFETIME} * interval '1 second'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('refreshToken')
    .values({ tokenHash: hashToken(refreshToken), sessionId })
    .execute()
  setCompanion(ctx, companion, LIFETIME)
  return toCredentials(ctx, trx, { userId, igrejaId, sessionId, refreshToken })
}

export async function toCredentials(
  ctx: Context,
  trx: TenantTrx,
  session: { userId: number; igrejaId: number; sessionId: string; refreshToken: string },
): Promise<Credentials> {
  const { refreshToken, ...auth } = session
  const { passwordChangeRequired } = await trx
    .selectFrom('user')
    .where('id', '=', auth.userId)
    .select('passwordChangeRequired')
    .executeTakeFirstOrThrow()
  const token = await signAccessToken(ctx.deps.secrets, auth)
  return { token, refreshToken, trocarSenha: passwordChangeRequired }
}

/**
 * The refresh token that follows another. It is computed, not kept: a request repeated because its answer was lost gets
 * the same one again, and the database still holds nothing that could be used.
 */
export function successorOf(ctx: Context, refreshToken: string): string {
  return createHmac('sha256', ctx.deps.secrets.key('refresh-token')).update(refreshToken).digest('base64url')
}

export async function revokeSession(
  trx: TenantTrx,
  { igrejaId, sessionId, reason }: { igrejaId: number; sessionId: string; reason: 'logout' | 'reuse' },
): Promise<void> {
  await trx
    .updateTable('session')
    .set({ revokedAt: sql<Date>`now()`, revokedReason: reason })
    .where('igrejaId', '=', igrejaId)
    .where('id', '=', sessionId)
    .where('revokedAt', 'is', null)
    .execute()
}
