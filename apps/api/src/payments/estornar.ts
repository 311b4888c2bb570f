import { randomUUID } from 'node:crypto'
import { refundableCents } from '@atrio/rules'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { lockPedido, type LoadedPedido } from './facts.ts'
import { changePedido, type PaymentDeps } from './mudar-pedido.ts'

/** Days in which a purchase made at a distance may be regretted (Decision 43). */
const REGRET_DAYS = 7

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
  return trx.selectFrom('evento').where('id', '=', eventoId).select('dataInicio').executeTakeFirstOrThrow()
}

/** Tickets of an event that has not begun, for some days; what went over the counter goes back over it. */
export function isRegrettable(
  { pedido, pagamentos, estornos }: LoadedPedido,
  evento: { dataInicio: Date } | null,
): boolean {
  if (!evento || pedido.situacao !== 'aprovado' || estornos.length > 0) return false
  if (pagamentos.some(({ flagExterno, capturado }) => flagExterno && capturado > 0n)) return false
  const until = (pedido.dataAprovacao?.getTime() ?? 0) + REGRET_DAYS * 86_400_000
  const inTime = pedido.total === 0n || Date.now() < until
  return inTime && evento.dataInicio.getTime() > Date.now()
}
