import type { MotivoDevolucao, PedidoIgreja } from '@atrio/contract'
import { centsFromWire } from '@atrio/rules'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { giveBack } from '../payments/refund/give-back.ts'
import { refund } from '../payments/refund/refund.ts'
import { findPedidoOfIgreja, viewPedidoIgreja } from './pedido-igreja.ts'

/** @throws AppError NOT_FOUND, ORDER_NOT_REFUNDABLE, AMOUNT_OUT_OF_RANGE */
export async function giveBackPedido(
  ctx: Context,
  given: {
    codigo: string
    idInscricao?: number | undefined
    devolvido?: number | undefined
    motivo: MotivoDevolucao
  },
): Promise<PedidoIgreja> {
  const { codigo, idInscricao: inscricaoId, motivo } = given
  const { userId } = requireAuth(ctx)
  const igrejaId = requireIgreja(ctx).id
  const { pedidoId, estornos } = await inTenant(ctx, async (trx) => {
    const pedidoId = await findPedidoOfIgreja(trx, codigo)
    const devolvido = given.devolvido === undefined ? undefined : centsFromWire(given.devolvido)
    const wanted = { pedidoId, inscricaoId, devolvido, motivo, ator: `user:${userId}` }
    return { pedidoId, estornos: await giveBack(ctx.deps, trx, wanted) }
  })
  for (const estornoId of estornos) await refund(ctx.deps, { igrejaId, estornoId })
  return inTenant(ctx, (trx) => viewPedidoIgreja(ctx.deps, trx, pedidoId))
}
