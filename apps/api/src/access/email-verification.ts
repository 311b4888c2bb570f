import { sql } from 'kysely'
import { queueActivation } from '../activation.ts'
import { withTenant } from '../db/tenant.ts'
import { requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { hashToken } from '../http/one-time-token.ts'
import { findUserByEmail } from './accounts.ts'
import { codeLimits, mailLimits } from './limits.ts'

/** Sends the activation e-mail again, where there is an inactive account to activate. */
export async function requestEmailVerification(
  ctx: Context,
  given: { igreja: number; email: string },
): Promise<void> {
  const igrejaId = requireIgreja(ctx, { id: given.igreja }).id
  await ctx.deps.limits.spend(mailLimits(ctx, 'verification', given.email))
  const user = await findUserByEmail(ctx.deps.db, given.email)
  await withTenant(ctx.deps.db, { igrejaId }, async (trx) => {
    const inactive = await trx
      .selectFrom('usuario')
      .where('igrejaId', '=', igrejaId)
      .where('userId', '=', user?.id ?? 0)
      .where('flagAtivo', '=', false)
      .select('id')
      .executeTakeFirst()
    if (user && inactive) await queueActivation(ctx, trx, { user, igrejaId, origin: ctx.origin })
  })
}

/**
 * Activates the account that a mailed code belongs to. The same link opened twice answers alike: mail programs open
 * links to look at them, and the code gives nothing but this answer.
 */
export async function verifyEmail(ctx: Context, codigo: string): Promise<{ email: string }> {
  const igrejaId = requireIgreja(ctx).id
  await ctx.deps.limits.spend(codeLimits(ctx))
  return withTenant(ctx.deps.db, { igrejaId }, async (trx) => {
    const code = await trx
      .updateTable('oneTimeCode')
      .set({ usedAt: sql<Date>`coalesce(used_at, now())` })
      .where('igrejaId', '=', igrejaId)
      .where('tokenHash', '=', hashToken(codigo))
      .where('purpose', '=', 'activation')
      .where('expiresAt', '>', sql<Date>`now()`)
      .returning('userId')
      .executeTakeFirst()
    if (!code) throw new AppError('CODE_INVALID')
    const usuario = await trx
      .updateTable('usuario')
      .set({ flagAtivo: true })
      .where('igrejaId', '=', igrejaId)
      .where('userId', '=', code.userId)
      .returning('userId')
      .executeTakeFirst()
    if (!usuario) throw new AppError('CODE_INVALID')
    return trx.selectFrom('user').where('id', '=', code.userId).select('email').executeTakeFirstOrThrow()
  })
}
