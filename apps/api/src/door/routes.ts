import type { doorCalls } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import type { Handlers } from '../http/implement.ts'
import { inModulo } from '../http/modulo.ts'
import { getPortaria } from './portaria.ts'
import { savePresencas } from './presencas.ts'

export const doorRoutes: Handlers<typeof doorCalls> = {
  getPortaria(ctx, { params }) {
    return asStaff(ctx, params, (trx) => getPortaria(ctx.deps, trx, params.id))
  },
  async savePresencas(ctx, { params, body }) {
    const { userId } = requireAuth(ctx)
    const igrejaId = requireIgreja(ctx, { slug: params.slug }).id
    const door = { igrejaId, eventoId: params.id, userId }
    return asStaff(ctx, params, async (trx) => ({
      resultados: await savePresencas(ctx.deps, trx, door, body.presencas),
    }))
  },
}

/** Any role at the church may stand at its doors. */
function asStaff<Result>(
  ctx: Context,
  { slug }: { slug: string },
  fn: (trx: TenantTrx) => Promise<Result>,
): Promise<Result> {
  const { userId } = requireAuth(ctx)
  return inModulo(ctx, { slug }, 'MOD_EVENTO', async (trx) => {
    const role = await trx
      .selectFrom('userIgrejaRole')
      .where('userId', '=', userId)
      .select('role')
      .executeTakeFirst()
    if (!role) throw new AppError('FORBIDDEN')
    return fn(trx)
  })
}
