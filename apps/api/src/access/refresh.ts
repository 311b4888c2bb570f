import type { Credentials, ErrorCode } from '@atrio/contract'
import { sql } from 'kysely'
import { recipientOf } from '../announce/recipient.ts'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import { requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { hashToken } from '../http/one-time-token.ts'
import { hasCompanion, requireSameOrigin } from './companion.ts'
import { sessionEnded } from './kinds.ts'
import { revokeSession, successorOf, toCredentials } from './sessions.ts'

/** An answer may get lost, and two tabs may ask at once: for this long a used token still leads to its successor. */
const GRACE = sql`interval '10 seconds'`

/** Exchanges a refresh token for its successor and a new access token. */
export async function refreshCredentials(ctx: Context, refreshToken: string): Promise<Credentials> {
  requireSameOrigin(ctx)
  const igrejaId = requireIgreja(ctx).id
  // Refusals are returned, not thrown, so that the revocation among them is committed.
  const outcome = await withTenant(ctx.deps.db, { igrejaId }, (trx) =>
    rotate(ctx, trx, igrejaId, refreshToken),
  )
  if (typeof outcome === 'string') throw new AppError(outcome)
  return outcome
}

async function rotate(
  ctx: Context,
  trx: TenantTrx,
  igrejaId: number,
  refreshToken: string,
): Promise<Credentials | ErrorCode> {
  const found = await findForUpdate(trx, { igrejaId, refreshToken })
  if (!found || !found.alive) return 'UNAUTHENTICATED'
  if (!hasCompanion(ctx, found.companionHash)) return 'REFRESH_REFUSED'
  const { sessionId, userId } = found
  if (found.replayed) {
    // Either the owner or a thief holds a token that the other has already used. Nobody can tell which, so both end.
    await revokeSession(trx, { igrejaId, sessionId, reason: 'reuse' })
    await tellOwner(ctx, trx, igrejaId, userId)
    return 'UNAUTHENTICATED'
  }
  if (await isDeactivated(trx, { igrejaId, userId })) return 'UNAUTHENTICATED'
  const successor = successorOf(ctx, refreshToken)
  if (!found.usedAt) {
    await trx
      .updateTable('refreshToken')
      .set({ usedAt: sql<Date>`now()` })
      .where('igrejaId', '=', igrejaId)
      .where('tokenHash', '=', hashToken(refreshToken))
      .execute()
    await trx
      .insertInto('refreshToken')
      .values({ tokenHash: hashToken(successor), sessionId })
      .execute()
    await trx
      .updateTable('session')
      .set({ lastUsedAt: sql<Date>`now()` })
      .where('igrejaId', '=', igrejaId)
      .where('id', '=', sessionId)
      .execute()
  }
  return toCredentials(ctx, trx, { userId, igrejaId, sessionId, refreshToken: successor })
}

/** Locks the token: of two requests with it, the second sees what the first has done. */
export function findForUpdate(
  trx: TenantTrx,
  { igrejaId, refreshToken }: { igrejaId: number; refreshToken: string },
) {
  return trx
    .selectFrom('refreshToken')
    .innerJoin('session', (join) =>
      join
        .onRef('session.igrejaId', '=', 'refreshToken.igrejaId')
        .onRef('session.id', '=', 'refreshToken.sessionId'),
    )
    .where('refreshToken.igrejaId', '=', igrejaId)
    .where('refreshToken.tokenHash', '=', hashToken(refreshToken))
    .select([
      'refreshToken.sessionId',
      'refreshToken.usedAt',
      'session.userId',
      'session.companionHash',
      sql<boolean>`session.revoked_at is null and session.expires_at > now()`.as('alive'),
      sql<boolean>`coalesce(refresh_token.used_at < now() - ${GRACE}, false)`.as('replayed'),
    ])
    .forUpdate(['refreshToken', 'session'])
    .executeTakeFirst()
}

async function isDeactivated(
  trx: TenantTrx,
  { igrejaId, userId }: { igrejaId: number; userId: number },
): Promise<boolean> {
  const usuario = await trx
    .selectFrom('usuario')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .select('flagAtivo')
    .executeTakeFirst()
  return usuario?.flagAtivo === false
}

async function tellOwner(ctx: Context, trx: TenantTrx, igrejaId: number, userId: number): Promise<void> {
  await ctx.deps.announce(trx, {
    kind: sessionEnded,
    igrejaId,
    to: await recipientOf(trx, { userId, otherwise: ctx.locale }),
    facts: { url: '/access' },
  })
}
