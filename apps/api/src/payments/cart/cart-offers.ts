import type { CartTicket } from '@atrio/rules'
import { sql, type Selectable } from 'kysely'
import type { Tables } from '../../db/schema.generated.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import type { LoteRow } from './availability.ts'
import type { IngressoNow } from './tickets.ts'
import type { HeldPlaces, Holder } from './holds.ts'

export type EventoRow = Selectable<Tables['evento']>

export interface CartItem {
  id: number
  quantidade: number
  rulesVersion?: number | undefined
}

export type Held = Pick<HeldPlaces, 'ingressoId' | 'loteId' | 'quantidade'>

/** What there is for one line of a cart. */
export interface Offer {
  item: CartItem
  now: IngressoNow
  /** The one that the person held, else the one on sale. */
  lote: LoteRow | null
  own: boolean
  livres: number
}

export function findOffer(item: CartItem, ingressos: IngressoNow[], held: readonly Held[]): Offer {
  const now = ingressos.find(({ row }) => row.id === item.id)
  if (!now) throw new AppError('EVT_REG_019', { detalhes: { ingresso: item.id } })
  const mine = held.find(({ ingressoId }) => ingressoId === item.id)
  const own = mine && now.lotes.find(({ id }) => id === mine.loteId)
  const { state } = now
  // Also after the lot's own time: what was held in time is kept to.
  const livres = own ? Math.max(own.livres, Math.min(mine.quantidade, own.todos)) : 0
  if (own && livres > 0) return { item, now, lote: own, own: true, livres }
  return { item, now, lote: state.lote, own: false, livres: state.qtdeDisponivel }
}

/** The cart as the rules look at it; what a person has is asked for where a ticket is limited alone. */
export async function describeOffers(
  trx: TenantTrx,
  {
    holder: { userId, eventoId },
    offers,
    evento,
    ingressos,
  }: { holder: Holder; offers: Offer[]; evento: EventoRow; ingressos: IngressoNow[] },
): Promise<CartTicket[]> {
  const tickets: CartTicket[] = []
  for (const offer of offers) {
    const { item, livres, now } = offer
    const { row } = now
    tickets.push({
      id: item.id,
      quantity: item.quantidade,
      isOnSale: isOnSale(offer, evento),
      remaining: livres,
      hasOthers: ingressos.some(
        (other) => other.row.id !== item.id && other.state.disponibilidade === 'disponivel',
      ),
      seenVersion: item.rulesVersion,
      rulesVersion: row.rulesVersion,
      minPerOrder: row.qtdeMinima,
      maxPerOrder: row.qtdeMaxima,
      isExclusive: row.flagExclusivo,
      limitPerUser: row.limiteUsuario,
      owned:
        row.limiteUsuario === null ? 0 : await countOwned(trx, { userId, eventoId, ingressoId: item.id }),
    })
  }
  return tickets
}

function isOnSale({ now, own }: Offer, evento: EventoRow): boolean {
  const { row, state } = now
  const at = new Date()
  const outside = at < row.dataInicio || at >= row.dataFim || at < evento.inscricaoInicio
  const closed = state.disponibilidade === 'em_breve' || state.disponibilidade === 'encerrado'
  return !outside && (!closed || own)
}

/** How many of a ticket the person has; what they hold and have not ordered does not count. */
async function countOwned(
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
        and r.pedido_id is null), 0)::int`.as('owned'),
    )
    .executeTakeFirst()
  return row?.owned ?? 0
}
