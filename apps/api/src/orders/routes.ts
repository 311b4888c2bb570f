import type { ordersCalls } from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { devolverPedido } from './devolucao.ts'
import { findPedidoOfIgreja, viewPedidoIgreja } from './pedido-igreja.ts'
import { listPedidosIgreja } from './pedidos-igreja.ts'
import { confirmarRecebimento } from './recebimento.ts'
import { requireStaff } from './staff.ts'

export const ordersRoutes: Handlers<typeof ordersCalls> = {
  listPedidosIgreja(ctx, { params, query }) {
    return asStaff(ctx, params, (trx) => listPedidosIgreja(ctx.deps, trx, requireIgreja(ctx).id, query))
  },
  getPedidoIgreja(ctx, { params }) {
    return asStaff(ctx, params, async (trx) =>
      viewPedidoIgreja(ctx.deps, trx, await findPedidoOfIgreja(trx, params.codigo)),
    )
  },
  async confirmarRecebimento(ctx, { params, body }) {
    requireIgreja(ctx, { slug: params.slug })
    return { pagamento: await confirmarRecebimento(ctx, { codigo: params.codigo, ...body }) }
  },
  devolverPedido(ctx, { params, body }) {
    requireIgreja(ctx, { slug: params.slug })
    return devolverPedido(ctx, { codigo: params.codigo, ...body })
  },
}

function asStaff<Result>(
  ctx: Context,
  { slug }: { slug: string },
  fn: (trx: TenantTrx) => Promise<Result>,
): Promise<Result> {
  const { userId } = requireAuth(ctx)
  const igrejaId = requireIgreja(ctx, { slug }).id
  return inTenant(ctx, async (trx) => {
    await requireStaff(trx, { userId, igrejaId })
    return fn(trx)
  })
}
