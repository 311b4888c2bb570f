import type { UsuarioPlanoAssinatura } from '@atrio/contract'
import { addDays, runAgain, todayIn } from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import type { AssinaturaRow } from '../states.ts'
import { loadConfiguracao } from '../../payments/charge/methods.ts'
import { regretEnd, isStill } from '../../payments/refund/regret.ts'
import { loadPedido } from '../../payments/order/load-order.ts'
import { listPaid } from '../periodos.ts'
import { regrettableUntil } from './view-subscription.ts'

/** The order of the period that runs, while all its money may be asked back. */
export async function findWithdrawal(
  trx: TenantTrx,
  { id, igrejaId }: AssinaturaRow,
): Promise<UsuarioPlanoAssinatura['desistencia']> {
  const all = await listPaid(trx, { assinaturaId: id })
  const paid = all.at(-1)
  if (!paid?.pedidoId) return null
  const loaded = await loadPedido(trx, { id: paid.pedidoId })
  const until = regretEnd(loaded, await regrettableUntil(trx, loaded.pedido))
  if (!isStill(until)) return null
  const { fusoHorario } = await loadConfiguracao(trx, { igrejaId })
  const before = runAgain(all, { back: paid, hoje: todayIn(fusoHorario) }).at(-1)
  return {
    pedido: loaded.pedido.codigo,
    ate: until!.toISOString(),
    volta: before ? { plano: before.plano, ate: addDays(before.ate, -1) } : null,
  }
}
