import { sql } from 'kysely'
import type { PurchaseKind } from '../../payments/order/purchase-kind.ts'
import { enter } from '../enter.ts'
import { countedTickets } from './counted.ts'
import { holderOf, lookTickets, type TicketRequest, type WantedTickets } from './look-tickets.ts'
import { mailTickets } from './mail-tickets.ts'
import { listPieces, releasePiece } from './pieces.ts'
import { giveTickets, moveStock, reserveAgain, stockOf } from './stock.ts'
import { inTurn, takeTickets } from './take-tickets.ts'
import { eventPurpose, termsOfTickets } from './terms.ts'
import { linesOfTickets, regrettableUntil, viewTickets } from './view-tickets.ts'
import { repriceInscricoes, writeInscricoes } from './write-inscricoes.ts'

/** Tickets of an event: a place each, held until it is paid, at the price of its lot. */
export const ticketPurchase: PurchaseKind<'evento', TicketRequest, WantedTickets> = {
  tipo: 'evento',
  aceite: 'compra',
  titulo: sql`(select e.nome from evento e
    where e.igreja_id = pedido.igreja_id and e.id = pedido.evento_id)`,
  view: viewTickets,
  lines: linesOfTickets,
  terms: termsOfTickets,
  repriced: repriceInscricoes,
  mail: mailTickets,
  regrettableUntil,
  stock: { stateOf: stockOf, move: moveStock, reserveAgain, give: giveTickets },
  pieces: { list: listPieces, release: releasePiece },
  counted: countedTickets,
  placing: {
    admit: ({ deps }, { userId }) =>
      deps.limits.spend([{ name: 'compra', key: `user:${userId}`, points: 30, seconds: 600 }]),
    inTurn,
    subject: holderOf,
    // Who has bought the same a moment ago has pressed twice.
    sameWhile: ['em_aberto', 'pendente', 'aguardando', 'em_analise', 'aprovado', 'reembolsado'],
    enter: (trx, { request }) => enter(trx, request),
    look: lookTickets,
    purposeOf: ({ evento }) => eventPurpose(evento),
    write: writeInscricoes,
    take: takeTickets,
  },
}
