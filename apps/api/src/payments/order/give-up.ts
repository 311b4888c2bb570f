import { withTenant } from '../../db/tenant.ts'
import { activePagamento, callOff, verify } from '../charge/send.ts'
import { changePedido, type PaymentDeps } from './change-order.ts'

/**
 * Closes an order that is not paid. What could still be paid is made unpayable first and read again; while a provider
 * does not say what became of an attempt, nothing is released.
 * @returns false when it is paid, or nobody can tell yet.
 */
export async function giveUp(
  deps: PaymentDeps,
  { igrejaId, pedidoId, ator }: { igrejaId: number; pedidoId: number; ator: string },
): Promise<boolean> {
  const active = await withTenant(deps.db, { igrejaId }, (trx) => activePagamento(deps, trx, { pedidoId }))
  if (active) {
    const ref = { igrejaId, pagamentoId: active.id }
    if (['criado', 'processando', 'desconhecido'].includes(active.situacao)) await verify(deps, ref)
    else if (!(await callOff(deps, ref))) return false
  }
  return withTenant(deps.db, { igrejaId }, async (trx) => {
    const { kind } = await changePedido(deps, trx, {
      id: pedidoId,
      ator,
      event: { type: 'pedidoCanceled' },
    })
    return kind !== 'refused'
  })
}
