import type { Credentials } from '@atrio/contract'
import { sql } from 'kysely'
import { withTenant } from '../db/tenant.ts'
import { requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { hashToken, randomToken } from '../http/one-time-token.ts'
import { demandWork } from '../http/work.ts'
import { setIgrejaAtiva } from '../igreja-ativa.ts'
import { codeToll } from './limits.ts'
import { openSession } from './sessions.ts'

const LIFETIME = sql<Date>`now() + interval '60 seconds'`

/**
 * A code that logs the person in at a church where they have an active account; another's does not exist for them. Who
 * asks for one at another church changes to it (Decision 111).
 */
export async function createLoginCode(ctx: Context, igrejaId: number): Promise<{ codigo: string }> {
  const { userId } = requireAuth(ctx)
  const codigo = randomToken()
  await withTenant(ctx.deps.db, { igrejaId, userId }, async (trx) => {
    const usuario = await trx
      .selectFrom('usuario')
      .where('igrejaId', '=', igrejaId)
      .where('userId', '=', userId)
      .where('flagAtivo', '=', true)
      .select('id')
      .executeTakeFirst()
    if (!usuario) throw new AppError('NOT_FOUND')
    await trx
      .insertInto('oneTimeCode')
      .values({ tokenHash: hashToken(codigo), userId, purpose: 'login', expiresAt: LIFETIME })
      .execute()
    if (igrejaId !== requireIgreja(ctx).id) await setIgrejaAtiva(trx, { userId, igrejaId })
  })
  return { codigo }
}

/** Logs in by a code made for the church of the host. */
export async function exchangeLoginCode(ctx: Context, codigo: string): Promise<Credentials> {
  const igrejaId = requireIgreja(ctx).id
  const toll = codeToll(ctx)
  await demandWork(ctx, [toll])
  const credentials = await withTenant(ctx.deps.db, { igrejaId }, async (trx) => {
    const code = await trx
      .updateTable('oneTimeCode')
      .set({ usedAt: sql<Date>`now()` })
      .where('igrejaId', '=', igrejaId)
      .where('tokenHash', '=', hashToken(codigo))
      .where('purpose', '=', 'login')
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', sql<Date>`now()`)
      .returning('userId')
      .executeTakeFirst()
    if (!code) throw new AppError('CODE_INVALID')
    // A link sent by someone else must not turn this browser into theirs. The refusal undoes the use of the code.
    if (ctx.auth && ctx.auth.userId !== code.userId) throw new AppError('FORBIDDEN')
    return openSession(ctx, trx, { userId: code.userId, igrejaId, confirmed: false })
  })
  await ctx.deps.limits.giveBack(toll)
  return credentials
}
