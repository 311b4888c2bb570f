import { randomUUID } from 'node:crypto'
import { refundableCents } from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { lockPedido, type LoadedPedido } from '../order/load-order.ts'
import { changePedido, type PaymentDeps } from '../order/change-order.ts'

/**
 * The buyer regrets: all that was paid goes back, and the places are free again. What cost nothing is just given up.
 * @returns refunds to be sent after the commit.
 * @throws AppError ORDER_NOT_REFUNDABLE
 */
export async function regret(
  deps: PaymentDeps,
  trx: TenantTrx,
  { pedidoId, ator }: { pedidoId: number; ator: string },
): Promise<string[]> {
  const loaded = await lockPedido(trx, pedidoId)
  if (!isRegrettable(loaded, await findBeginning(trx, loaded))) throw new AppError('ORDER_NOT_REFUNDABLE')
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

function findBeginning(trx: TenantTrx, { pedido: { eventoId } }: LoadedPedido) {
  if (eventoId === null) return null
  return trx
    .selectFrom('evento')
    .where('id', '=', eventoId)
    .select(['dataInicio', 'diasReembolso'])
    .executeTakeFirstOrThrow()
}

type Regrettable = { dataInicio: Date; diasReembolso: number }

/** Tickets of an event that has not begun, for some days; what went over the counter goes back over it. */
export function isRegrettable(loaded: LoadedPedido, evento: Regrettable | null): boolean {
  const until = regrettableUntil(loaded, evento)
  return until !== null && Date.now() < until.getTime()
}

/** Decision 83: the days that the event promises, and no longer than it has not begun. Null for what never can be. */
export function regrettableUntil(
  { pedido, pagamentos, estornos }: LoadedPedido,
  evento: Regrettable | null,
): Date | null {
  if (!evento || pedido.situacao !== 'aprovado' || estornos.length > 0) return null
  if (pagamentos.some(({ flagExterno, capturado }) => flagExterno && capturado > 0n)) return null
  if (pedido.total === 0n) return evento.dataInicio
  const promised = (pedido.dataAprovacao?.getTime() ?? 0) + evento.diasReembolso * 86_400_000
  return new Date(Math.min(promised, evento.dataInicio.getTime()))
}
