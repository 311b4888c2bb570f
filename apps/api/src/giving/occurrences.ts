import type { TenantTrx } from '../db/tenant.ts'
import type { PedidoRow } from '../payments/order/load-order.ts'
import { settleOcorrencia } from './recurring-gifts.ts'

/** A date of a recurring gift follows what became of its charge. */
export async function followOcorrencia(
  _: unknown,
  trx: TenantTrx,
  { pedido, status }: { pedido: PedidoRow; status: string },
): Promise<void> {
  if (!['aprovado', 'nao_aprovado', 'cancelado'].includes(status)) return
  const found = await trx
    .selectFrom('ocorrencia')
    .where('pedidoId', '=', pedido.id)
    .where('situacao', '=', (eb) => eb.fn.any(eb.val(['cobrando', 'falhou'])))
    .select(['recorrenciaId', 'n'])
    .executeTakeFirst()
  if (found) await settleOcorrencia(trx, { ...found, paid: status === 'aprovado' })
}
