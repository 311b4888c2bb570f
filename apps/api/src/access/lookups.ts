import type { SituacaoConta } from '@atrio/contract'
import { email as emailRule } from '@atrio/rules'
import { withTenant } from '../db/tenant.ts'
import { requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { lookUpTolls, toEmailKey } from '../http/tolls.ts'
import { demandWork, padded } from '../http/work.ts'
import { findUserByEmail } from './accounts.ts'
import { watchForBurst } from './limits.ts'

/** Every answer takes this long, in ms: the work behind it differs by what there is to find. */
const PADDED = 200

/** The e-mail of a look-up: in the header `x-email`, which no log or history keeps, or in the query (Spec §7). */
export function givenEmail(ctx: Context, query: { email?: string | undefined }): string {
  const email = toEmailKey(ctx.header('x-email') ?? query.email ?? '')
  if (email === '')
    throw new AppError('VALIDATION', { campos: [{ campo: 'query.email', regra: 'required' }] })
  const error = emailRule(email)
  if (error) throw new AppError('VALIDATION', { campos: [{ campo: 'query.email', ...error }] })
  return email
}

/** Whether an e-mail has an account, here and at all. Where this may not be told, the answer is always yes. */
export async function lookUpEmail(ctx: Context, email: string): Promise<SituacaoConta> {
  const igrejaId = requireIgreja(ctx).id
  await watchForBurst(ctx, igrejaId)
  await demandWork(ctx, lookUpTolls(ctx, email))
  const situacao = await padded(PADDED, () => findSituacao(ctx, igrejaId, email))
  return ctx.deps.env.ENUM_STRICT ? { conta: true, contaNaIgreja: true, ativa: true } : situacao
}

async function findSituacao(ctx: Context, igrejaId: number, email: string): Promise<SituacaoConta> {
  const user = await findUserByEmail(ctx.deps.db, email)
  const usuario = await withTenant(ctx.deps.db, { igrejaId }, (trx) =>
    trx
      .selectFrom('usuario')
      .where('igrejaId', '=', igrejaId)
      .where('userId', '=', user?.id ?? 0)
      .select('flagAtivo')
      .executeTakeFirst(),
  )
  return { conta: Boolean(user), contaNaIgreja: Boolean(usuario), ativa: usuario?.flagAtivo ?? false }
}
