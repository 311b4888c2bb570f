import { randomUUID } from 'node:crypto'
import { refundableCents } from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { lockPedido, type LoadedPedido } from '../order/load-order.ts'
import { changePedido, type PaymentDeps } from '../order/change-order.ts'
import { kindOf } from '../order/purchase-kind.ts'

/**
 * The buyer regrets: all that was paid goes back, and what was bought is given up. What cost nothing is just given up.
 * @returns refunds to be sent after the commit.
 * @throws AppError ORDER_NOT_REFUNDABLE
 */
export async function regret(
  deps: PaymentDeps,
  trx: TenantTrx,
  { pedidoId, ator }: { pedidoId: number; ator: string },
): Promise<string[]> {
  const loaded = await lockPedido(deps, trx, { id: pedidoId })
  const promised = (await kindOf(deps, loaded.pedido).regrettableUntil?.(trx, loaded.pedido)) ?? null
  if (!isStill(regretEnd(loaded, promised))) throw new AppError('ORDER_NOT_REFUNDABLE')
  if (loaded.pedido.total === 0n) {
    await changePedido(deps, trx, { id: pedidoId, ator, event: { type: 'pedidoCanceled' } })
    return []
  }
  return refundAll(deps, trx, { loaded, ator })
}

/** Asks for all that was paid and is in no refund yet. @returns refunds to be sent after the commit. */
export async function refundAll(
  deps: PaymentDeps,
  trx: TenantTrx,
  { loaded, ator }: { loaded: LoadedPedido; ator: string },
): Promise<string[]> {
  const estornos: string[] = []
  for (const [pagamento, facts] of Object.entries(loaded.facts.pagamentos)) {
    const cents = refundableCents(facts)
    if (cents <= 0n) continue
    const estorno = randomUUID()
    const event = { type: 'estornoRequested' as const, pagamento, estorno, cents }
    const { kind } = await changePedido(deps, trx, { id: loaded.pedido.id, ator, event })
    if (kind === 'applied') estornos.push(estorno)
  }
  return estornos
}

/**
 * Until when its buyer may ask for the money of an order back, of what its kind promises. Null for what never can be: what
 * is not paid, of which something went back, and what went over the counter, which goes back over it.
 */
export function regretEnd(
  { pedido, pagamentos, estornos }: LoadedPedido,
  promised: Date | null,
): Date | null {
  if (pedido.situacao !== 'aprovado' || estornos.length > 0) return null
  return pagamentos.some(({ flagExterno, capturado }) => flagExterno && capturado > 0n) ? null : promised
}

/** Whether there is still time. */
export function isStill(until: Date | null): boolean {
  return until !== null && Date.now() < until.getTime()
}
