import type { Pedido } from '@atrio/contract'
import { centsFromWire, centsToWire } from '@atrio/rules'
import { inTenant, requireAuth, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { lockPedido } from '../payments/order/load-order.ts'
import { changePedido } from '../payments/order/change-order.ts'
import { viewPedido } from '../payments/order/view-order.ts'
import { findPedidoOfIgreja } from './pedido-igreja.ts'

/**
 * Money that no gateway tells of: somebody of the church says that it is there.
 * @throws AppError NOT_FOUND, AMOUNT_OUT_OF_RANGE, ORDER_NOT_CANCELABLE when nothing is waited for
 */
export function noteReceived(
  ctx: Context,
  { codigo, valor }: { codigo: string; valor: number },
): Promise<Pedido> {
  const { userId } = requireAuth(ctx)
  return inTenant(ctx, async (trx) => {
    const { pedido, pagamentos } = await lockPedido(ctx.deps, trx, {
      id: await findPedidoOfIgreja(trx, { codigo }),
    })
    const external = pagamentos.find(({ flagExterno }) => flagExterno)
    if (!external) throw new AppError('ORDER_NOT_CANCELABLE')
    if (centsFromWire(valor) !== pedido.total) {
      const total = centsToWire(pedido.total)
      throw new AppError('AMOUNT_OUT_OF_RANGE', { detalhes: { minimo: total, maximo: total } })
    }
    const { kind } = await changePedido(ctx.deps, trx, {
      id: pedido.id,
      ator: `user:${userId}`,
      event: { type: 'pagamentoCaptured', pagamento: external.id, cents: pedido.total },
    })
    if (kind === 'refused') throw new AppError('ORDER_NOT_CANCELABLE')
    return viewPedido(ctx.deps, trx, { id: pedido.id })
  })
}
