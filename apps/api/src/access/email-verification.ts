import type { accessCalls, CallResult } from '@atrio/contract'
import { sql } from 'kysely'
import { queueActivation } from '../activation.ts'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import { requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { hashToken } from '../http/one-time-token.ts'
import { mayMail } from '../http/tolls.ts'
import { demandWork } from '../http/work.ts'
import { activateUsuario, findUserByEmail } from './accounts.ts'
import { codeToll } from './limits.ts'
import { openSession } from './sessions.ts'

/** Sends the activation e-mail again, where there is an inactive account to activate. */
export async function requestEmailVerification(
  ctx: Context,
  given: { igreja: number; email: string },
): Promise<void> {
  const igrejaId = requireIgreja(ctx, { id: given.igreja }).id
  const send = await mayMail(ctx, 'verification', given.email)
  const user = await findUserByEmail(ctx.deps.db, given.email)
  await withTenant(ctx.deps.db, { igrejaId }, async (trx) => {
    const inactive = await trx
      .selectFrom('usuario')
      .where('igrejaId', '=', igrejaId)
      .where('userId', '=', user?.id ?? 0)
      .where('flagAtivo', '=', false)
      .select('id')
      .executeTakeFirst()
    if (user && inactive && send) await queueActivation(ctx, trx, { user, igrejaId })
  })
}

/**
 * Activates the account that a mailed code belongs to, and logs in by the first use of it (Decision 95). The same link
 * opened again answers alike but for the session: mail programs open links to look at them.
 */
export async function verifyEmail(ctx: Context, codigo: string): Promise<Verified> {
  const igrejaId = requireIgreja(ctx).id
  const toll = codeToll(ctx)
  await demandWork(ctx, [toll])
  const verified = await withTenant(ctx.deps.db, { igrejaId }, async (trx) => {
    const code = await findActivation(trx, { igrejaId, codigo })
    if (!code) throw new AppError('CODE_INVALID')
    const { userId, email } = code
    const usuario = await trx
      .selectFrom('usuario')
      .where('igrejaId', '=', igrejaId)
      .where('userId', '=', userId)
      .select('flagAtivo')
      .forUpdate()
      .executeTakeFirst()
    if (!usuario) throw new AppError('CODE_INVALID')
    await activateUsuario(trx, { igrejaId, userId })
    const isFirst = code.usedAt === null && !usuario.flagAtivo
    // A link sent by someone else must not turn this browser into theirs.
    const isOther = ctx.auth !== null && ctx.auth.userId !== userId
    if (!isFirst || isOther) return { email, credenciais: null }
    return { email, credenciais: await openSession(ctx, trx, { userId, igrejaId, confirmed: false }) }
  })
  await ctx.deps.limits.giveBack(toll)
  return verified
}

type Verified = CallResult<(typeof accessCalls)['verifyEmail']>

/** Locks the code: of two who open its link at once, the second finds it used. */
function findActivation(trx: TenantTrx, { igrejaId, codigo }: { igrejaId: number; codigo: string }) {
  return trx
    .selectFrom('oneTimeCode as code')
    .innerJoin('user', 'user.id', 'code.userId')
    .where('code.igrejaId', '=', igrejaId)
    .where('code.tokenHash', '=', hashToken(codigo))
    .where('code.purpose', '=', 'activation')
    .where('code.expiresAt', '>', sql<Date>`now()`)
    .select(['code.userId', 'code.usedAt', 'user.email'])
    .forUpdate('code')
    .executeTakeFirst()
}
