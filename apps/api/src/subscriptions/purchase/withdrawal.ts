import type { UsuarioPlanoAssinatura } from '@atrio/contract'
import type { TenantTrx } from '../../db/tenant.ts'
import type { AssinaturaRow } from '../states.ts'
import { regretEnd, isStill } from '../../payments/refund/regret.ts'
import { loadPedido } from '../../payments/order/load-order.ts'
import { regrettableUntil } from './view-subscription.ts'

/** The order of the period that runs, while all its money may be asked back. */
export async function findWithdrawal(
  trx: TenantTrx,
  { id, n }: AssinaturaRow,
): Promise<UsuarioPlanoAssinatura['desistencia']> {
  const paid = await trx
    .selectFrom('usuarioPlanoAssinaturaPeriodo')
    .where('assinaturaId', '=', id)
    .where('n', '=', n - 1)
    .where('situacao', '=', 'paga')
    .select('pedidoId')
    .executeTakeFirst()
  if (!paid?.pedidoId) return null
  const loaded = await loadPedido(trx, paid.pedidoId)
  const until = regretEnd(loaded, await regrettableUntil(trx, loaded.pedido))
  return isStill(until) ? { pedido: loaded.pedido.codigo, ate: until!.toISOString() } : null
}
