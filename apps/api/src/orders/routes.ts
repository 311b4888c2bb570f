import type { ordersCalls, ordersReportCalls } from '@atrio/contract'
import { inTenant, requireIgreja } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { giveBackPedido } from './devolucao.ts'
import { exportMovimentos } from './exportar.ts'
import { findPedidoOfIgreja, viewPedidoIgreja } from './pedido-igreja.ts'
import { listPedidosIgreja } from './pedidos-igreja.ts'
import { noteReceived } from './recebimento.ts'
import { loadRelatorio } from './relatorio.ts'

export const ordersRoutes: Handlers<typeof ordersCalls & typeof ordersReportCalls> = {
  listPedidosIgreja(ctx, { query }) {
    return inTenant(ctx, (trx) =>
      listPedidosIgreja(ctx.deps, trx, { igrejaId: requireIgreja(ctx).id, ...query }),
    )
  },
  getPedidoIgreja(ctx, { params }) {
    return inTenant(ctx, async (trx) =>
      viewPedidoIgreja(ctx.deps, trx, { id: await findPedidoOfIgreja(trx, params) }),
    )
  },
  async confirmarRecebimento(ctx, { params, body }) {
    return { pagamento: await noteReceived(ctx, { codigo: params.codigo, ...body }) }
  },
  devolverPedido(ctx, { params, body }) {
    return giveBackPedido(ctx, { codigo: params.codigo, ...body })
  },
  getRelatorioDinheiro(ctx, { query }) {
    return inTenant(ctx, (trx) => loadRelatorio(ctx, trx, query))
  },
  exportRelatorioDinheiro(ctx, { body }) {
    return exportMovimentos(ctx, body)
  },
}
