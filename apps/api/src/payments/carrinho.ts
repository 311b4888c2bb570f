import { sql, type Selectable } from 'kysely'
import type { Tables } from '../db/schema.generated.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import type { LoteRow } from './disponibilidade.ts'
import {
  ingressosNow,
  listIngressos,
  type IngressoNow,
  type IngressoRow,
  type LoteOfEvento,
} from './ingressos.ts'
import {
  lockLotes,
  releaseForCart,
  seeLotes,
  type HeldPlaces,
  type Holder,
  type LoteSeen,
} from './reservas.ts'

export type EventoRow = Selectable<Tables['evento']>

export interface CartItem {
  id: number
  quantidade: number
  rulesVersion?: number | undefined
}

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
  holder: Holder,
  cart: readonly CartItem[],
): Promise<TakenCart> {
  return takeSeen(trx, await seeCart(trx, holder, cart))
}

export interface TakenCart {
  evento: EventoRow
  lines: CartLine[]
  held: HeldPlaces[]
}

/** A cart that could be had when it was looked at; nothing is locked. */
export interface SeenCart {
  holder: Holder
  cart: readonly CartItem[]
  evento: EventoRow
  ingressos: IngressoRow[]
  lotes: LoteSeen[]
  held: Held[]
}

/**
 * The first half of `takeCart`. Whom even all that can be given back would not help hears so at once, and locks nothing
 * that others wait for.
 */
export async function seeCart(trx: TenantTrx, holder: Holder, cart: readonly CartItem[]): Promise<SeenCart> {
  const evento = await requireOpenEvento(trx, holder.eventoId)
  const ingressos = await listIngressos(trx, [evento.id])
  const lotes = await seeLotes(trx, holder)
  const held = lotes.flatMap(({ id, ingressoId, vivos }) =>
    vivos > 0 && ingressoId !== null ? [{ loteId: id, ingressoId }] : [],
  )
  await requireOffers(trx, { holder, cart, evento, ingressos, lotes: lotes.map(emptied), held })
  return { holder, cart, evento, ingressos, lotes, held }
}

/** The second half: locks the lots, and looks again at what others may have taken meanwhile. */
export async function takeSeen(trx: TenantTrx, seen: SeenCart): Promise<TakenCart> {
  const { holder, cart, evento } = seen
  const tickets = new Set([...cart.map(({ id }) => id), ...seen.held.map(({ ingressoId }) => ingressoId)])
  const locked = new Map((await lockLotes(trx, holder, [...tickets])).map((lote) => [lote.id, lote]))
  const { released, held } = await releaseForCart(trx, holder, [...locked.values()])
  const lotes =
    released > 0 ? await seeLotes(trx, holder) : seen.lotes.map((lote) => locked.get(lote.id) ?? lote)
  const offers = await requireOffers(trx, { ...seen, lotes, held })
  return {
    evento,
    held,
    lines: offers.map(({ item, now, lote }) => ({
      ingresso: now.row,
      lote: lote!,
      quantidade: item.quantidade,
    })),
  }
}

/** With what is held for nobody, or by the person themselves, given back. */
function emptied({ vencidos, proprios, ...lote }: LoteSeen): LoteOfEvento {
  return { ...lote, retido: lote.retido - vencidos - proprios }
}

async function requireOffers(
  trx: TenantTrx,
  { holder, cart, evento, held, ...seen }: Omit<SeenCart, 'lotes'> & { lotes: LoteOfEvento[] },
): Promise<Offer[]> {
  const ingressos = ingressosNow(evento, seen.ingressos, seen.lotes)
  const offers = cart.map((item) => findOffer(item, ingressos, held))
  for (const offer of offers) requireInTime(offer, evento)
  for (const offer of offers) requireSomeLeft(offer, ingressos)
  await requireRules(trx, holder, offers)
  requireEnough(offers, ingressos)
  return offers
}

/** @throws AppError NOT_FOUND when the church never had it, EVT_REG_002 when it is over, off or closed. */
async function requireOpenEvento(trx: TenantTrx, id: number): Promise<EventoRow> {
  const evento = await trx.selectFrom('evento').where('id', '=', id).selectAll().executeTakeFirst()
  if (!evento) throw new AppError('NOT_FOUND')
  const now = new Date()
  const open = evento.inscricaoInicio <= now && now < evento.inscricaoFim && now < evento.dataFim
  if (!evento.flagAtivo || !open) throw new AppError('EVT_REG_002')
  return evento
}

type Held = Pick<HeldPlaces, 'ingressoId' | 'loteId'>

interface Offer {
  item: CartItem
  now: IngressoNow
  /** The one that the person held, else the one on sale. */
  lote: LoteRow | null
  own: boolean
  livres: number
}

function findOffer(item: CartItem, ingressos: IngressoNow[], held: readonly Held[]): Offer {
  const now = ingressos.find(({ row }) => row.id === item.id)
  if (!now) throw new AppError('EVT_REG_019', { detalhes: { ingresso: item.id } })
  const mine = held.find(({ ingressoId }) => ingressoId === item.id)
  const own = mine && now.lotes.find(({ id }) => id === mine.loteId)
  const { state } = now
  // Also after the lot's own time: what was held in time is kept to.
  if (own && own.livres > 0) return { item, now, lote: own, own: true, livres: own.livres }
  return { item, now, lote: state.lote, own: false, livres: state.qtdeDisponivel }
}

function requireInTime({ now, item, own }: Offer, evento: EventoRow): void {
  const { row, state } = now
  const at = new Date()
  const outside = at < row.dataInicio || at >= row.dataFim || at < evento.inscricaoInicio
  const closed = state.disponibilidade === 'em_breve' || state.disponibilidade === 'encerrado'
  if (outside || (closed && !own)) throw new AppError('EVT_REG_020', { detalhes: { ingresso: item.id } })
}

function requireSomeLeft({ item, livres }: Offer, ingressos: IngressoNow[]): void {
  const others = ingressos.some(
    ({ row, state }) => row.id !== item.id && state.disponibilidade === 'disponivel',
  )
  if (livres <= 0 && others) throw new AppError('EVT_REG_024', { detalhes: { ingresso: item.id } })
}

async function requireRules(trx: TenantTrx, { userId, eventoId }: Holder, offers: Offer[]): Promise<void> {
  for (const { item, now } of offers) {
    const { row } = now
    if (item.rulesVersion !== undefined && item.rulesVersion !== row.rulesVersion) throw refuse(item.id)
    if (item.quantidade < row.qtdeMinima) throw refuse(item.id, { minimo: row.qtdeMinima })
    if (item.quantidade > row.qtdeMaxima) throw refuse(item.id, { maximo: row.qtdeMaxima })
    if (row.flagExclusivo && offers.length > 1) throw refuse(item.id)
    if (offers.filter((other) => other.item.id === item.id).length > 1) throw refuse(item.id)
    if (row.limiteUsuario !== null) {
      const taken = await countTaken(trx, { userId, eventoId, ingressoId: item.id })
      const left = Math.max(0, row.limiteUsuario - taken)
      if (item.quantidade > left) throw refuse(item.id, { limite: row.limiteUsuario, restante: left })
    }
  }
}

/** How many of a ticket the person has; what they hold and have not ordered does not count. */
async function countTaken(
  trx: TenantTrx,
  { userId, eventoId, ingressoId }: { userId: number; eventoId: number; ingressoId: number },
): Promise<number> {
  const row = await trx
    .selectFrom('limiteUsuario as l')
    .where('l.userId', '=', userId)
    .where('l.ingressoId', '=', ingressoId)
    .select(
      sql<number>`l.qtd - coalesce((select sum(r.quantidade) from reserva r where r.user_id = ${userId}
        and r.evento_id = ${eventoId} and r.ingresso_id = l.ingresso_id and r.situacao = 'retida'
        and r.pedido_id is null), 0)::int`.as('taken'),
    )
    .executeTakeFirst()
  return row?.taken ?? 0
}

function refuse(id: number, more: Record<string, number> = {}): AppError {
  return new AppError('EVT_REG_023', { detalhes: { ingresso: id, ...more } })
}

function requireEnough(offers: Offer[], ingressos: IngressoNow[]): void {
  for (const { item, livres } of offers) {
    if (livres <= 0) throw new AppError('EVT_REG_001')
    if (livres < item.quantidade) {
      throw new AppError('EVT_REG_021', { detalhes: { ingresso: item.id, disponivel: livres } })
    }
  }
  const all = offers.reduce((sum, { item }) => sum + item.quantidade, 0)
  const shared = Math.max(...ingressos.map(({ livresEvento }) => livresEvento))
  if (all > shared) {
    throw new AppError('EVT_REG_021', { detalhes: { ingresso: offers[0]!.item.id, disponivel: shared } })
  }
}
