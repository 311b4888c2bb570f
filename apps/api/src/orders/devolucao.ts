import type { MotivoDevolucao, PedidoIgreja } from '@atrio/contract'
import { centsFromWire, centsToWire } from '@atrio/rules'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
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
    valor: number
  },
): Promise<PedidoIgreja> {
  const { codigo, idInscricao: inscricaoId, motivo } = given
  const { userId } = requireAuth(ctx)
  const igrejaId = requireIgreja(ctx).id
  const { pedidoId, estornos } = await inTenant(ctx, async (trx) => {
    const pedidoId = await findPedidoOfIgreja(trx, { codigo })
    const devolvido = given.devolvido === undefined ? undefined : centsFromWire(given.devolvido)
    const wanted = { pedidoId, inscricaoId, devolvido, motivo, ator: `user:${userId}` }
    const estornos = await giveBack(ctx.deps, trx, wanted)
    await requireSum(trx, { estornos, valor: given.valor })
    return { pedidoId, estornos }
  })
  for (const estornoId of estornos) await refund(ctx.deps, { igrejaId, estornoId })
  return inTenant(ctx, (trx) => viewPedidoIgreja(ctx.deps, trx, { id: pedidoId }))
}

/** What was typed is what goes back; asked a second time nothing does. @throws AppError AMOUNT_OUT_OF_RANGE */
async function requireSum(
  trx: TenantTrx,
  { estornos, valor }: { estornos: string[]; valor: number },
): Promise<void> {
  if (estornos.length === 0) return
  const { sum } = await trx
    .selectFrom('estorno')
    .where('id', '=', (eb) => eb.fn.any(eb.val(estornos)))
    .select((eb) => eb.fn.sum<string>('valor').as('sum'))
    .executeTakeFirstOrThrow()
  const total = centsToWire(BigInt(sum))
  if (total !== valor)
    throw new AppError('AMOUNT_OUT_OF_RANGE', { detalhes: { minimo: total, maximo: total } })
}
