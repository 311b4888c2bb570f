import { refuseCart, type CartRefusal } from '@atrio/rules'
import { hasBegun, isShown } from '../../db/content.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import type { LoteRow } from './availability.ts'
import { ingressosNow, listIngressos, type IngressoRow, type LoteOfEvento } from './tickets.ts'
import { describeOffers, findOffer, type CartItem, type EventoRow, type Held } from './cart-offers.ts'
import { lockLotes, releaseForCart, seeLotes, type HeldPlaces, type Holder, type LoteSeen } from './holds.ts'

/** Tickets that can be had, at the price of one lot. */
export interface CartLine {
  ingresso: IngressoRow
  lote: Pick<LoteRow, 'id' | 'nome' | 'valor'>
  quantidade: number
}

/**
 * Checks a cart against what is left and allowed, in the order of Decision 40, and gives back what the person held
 * before: within this transaction it is theirs to hold again. The price of a lot that they held stays theirs.
 *
 * @throws AppError EVT_REG_002, then 019, 020, 024, 023, 001, 021
 */
export async function takeCart(
  trx: TenantTrx,
  wanted: { holder: Holder; cart: readonly CartItem[] },
): Promise<TakenCart> {
  return takeSeen(trx, await seeCart(trx, wanted))
}

export interface TakenCart {
  lines: CartLine[]
  held: HeldPlaces[]
}

/** A cart that could be had when it was looked at; nothing is locked. */
export interface SeenCart extends Looked {
  /** At the prices at that moment. */
  lines: CartLine[]
  lotes: LoteSeen[]
}

/** What a cart is checked with. */
interface Looked {
  holder: Holder
  cart: readonly CartItem[]
  evento: EventoRow
  ingressos: IngressoRow[]
  held: Held[]
}

/**
 * The first half of `takeCart`. Whom even all that can be given back would not help hears so at once, and locks nothing
 * that others wait for.
 */
export async function seeCart(
  trx: TenantTrx,
  { holder, cart }: { holder: Holder; cart: readonly CartItem[] },
): Promise<SeenCart> {
  const evento = await requireOpenEvento(trx, holder.eventoId)
  const ingressos = await listIngressos(trx, { eventos: [evento.id] })
  const lotes = await seeLotes(trx, holder)
  const held = lotes.flatMap(({ id, ingressoId, vivos }) =>
    vivos > 0 && ingressoId !== null ? [{ loteId: id, ingressoId, quantidade: vivos }] : [],
  )
  const looked = { holder, cart, evento, ingressos, held }
  return { ...looked, lotes, lines: await requireLines(trx, looked, lotes.map(emptied)) }
}

/**
 * The second half: locks the lots, and looks again at what others may have taken meanwhile. Late in a transaction, and
 * with little after it: everybody who wants the same places waits for its end.
 */
export async function takeSeen(trx: TenantTrx, seen: SeenCart): Promise<TakenCart> {
  const { holder, cart } = seen
  const tickets = new Set([...cart.map(({ id }) => id), ...seen.held.map(({ ingressoId }) => ingressoId)])
  const { eventoId } = holder
  const lots = await lockLotes(trx, { eventoId, ingressos: [...tickets] })
  const locked = new Map(lots.map((lote) => [lote.id, lote]))
  // A hold that ends or begins in between is found by the next who looks, or runs out: the stock counts it either way.
  const isFree = seen.lotes.every(({ vencidos, proprios }) => vencidos === 0 && proprios === 0)
  const { released, held } = isFree
    ? { released: 0, held: [] }
    : await releaseForCart(trx, { holder, lotes: lots })
  const lotes =
    released > 0 ? await seeLotes(trx, holder) : seen.lotes.map((lote) => locked.get(lote.id) ?? lote)
  return { held, lines: await requireLines(trx, { ...seen, held }, lotes) }
}

/** With what is held for nobody, or by the person themselves, given back. */
function emptied({ vencidos, proprios, ...lote }: LoteSeen): LoteOfEvento {
  return { ...lote, retido: lote.retido - vencidos - proprios }
}

async function requireLines(
  trx: TenantTrx,
  { holder, cart, evento, held, ...looked }: Looked,
  lotes: LoteOfEvento[],
): Promise<CartLine[]> {
  const ingressos = ingressosNow(evento, looked.ingressos, lotes)
  const offers = cart.map((item) => findOffer(item, ingressos, held))
  const tickets = await describeOffers(trx, { holder, offers, evento, ingressos })
  // What the person holds is theirs, however many wait for places.
  const own = held.reduce((sum, { quantidade }) => sum + quantidade, 0)
  const shared = Math.max(
    ...ingressos.map(({ livresEvento, todosEvento }) => Math.max(livresEvento, Math.min(own, todosEvento))),
  )
  const refusal = refuseCart(tickets, shared)
  if (refusal) throw toError(refusal)
  return offers.map(({ item, now, lote }) => ({
    ingresso: now.row,
    lote: lote!,
    quantidade: item.quantidade,
  }))
}

/** @throws AppError NOT_FOUND when the church never showed it, EVT_REG_002 when it is over, no longer shown or closed. */
async function requireOpenEvento(trx: TenantTrx, id: number): Promise<EventoRow> {
  const evento = await trx
    .selectFrom('evento')
    .where('id', '=', id)
    .where(hasBegun('evento'))
    .selectAll()
    .select(isShown('evento').as('shown'))
    .executeTakeFirst()
  if (!evento) throw new AppError('NOT_FOUND')
  const now = new Date()
  const open = evento.inscricaoInicio <= now && now < evento.inscricaoFim && now < evento.dataFim
  // What is still to come has not ended: who asks too early is told when.
  if (evento.shown && now < evento.inscricaoInicio) {
    throw new AppError('EVT_REG_002', { detalhes: { abreEm: evento.inscricaoInicio.toISOString() } })
  }
  if (!evento.shown || !open) throw new AppError('EVT_REG_002')
  return evento
}

function toError({ code, ticket, details }: CartRefusal): AppError {
  if (ticket === undefined) return new AppError(code)
  return new AppError(code, { detalhes: { ingresso: ticket, ...details } })
}
