import type { EstoqueEvento, Evento, Ingresso, ReservaEvento } from '@atrio/contract'
import { ticketAvailability, type EventFacts, type TicketAvailability } from '@atrio/rules'

/** A ticket that is not sold yet, and nobody can say from when. */
export type TicketState = TicketAvailability | { state: 'soon' }

/** What is known of an event at this moment: of the page, of the stock, and of who looks. */
export interface EventoNow {
  evento: Evento
  /** Null until it has been asked for. */
  estoque: EstoqueEvento | null
  reserva: ReservaEvento | null
  now: Date
}

/** What can be said about a ticket; places that the person holds are theirs to hold. */
export function ticketState(ingresso: Ingresso, { evento, estoque, reserva, now }: EventoNow): TicketState {
  const stock = estoque?.ingressos.find(({ id }) => id === ingresso.id)
  if (estoque && !stock) return { state: 'withdrawn' }
  const { disponibilidade, qtdeDisponivel } = stock ?? ingresso
  const held = reserva?.ingressos.find(({ id }) => id === ingresso.id)?.quantidade ?? 0
  const left = stock?.restanteUsuario ?? null
  const limit = ingresso.limiteUsuario
  const state = ticketAvailability(
    {
      flagAtivo: true,
      availableFrom: latest(evento.inscricaoInicio, ingresso.dataInicio),
      availableUntil: earliest(evento.inscricaoFim, ingresso.dataFim),
      remaining: (disponibilidade === 'disponivel' ? qtdeDisponivel : 0) + held,
      limitPerUser: limit,
      owned: limit !== null && left !== null ? Math.max(0, limit - left - held) : 0,
      minPerOrder: ingresso.qtdeMinima,
      maxPerOrder: ingresso.qtdeMaxima,
    },
    now,
  )
  if (state.state !== 'soldOut' || disponibilidade === 'esgotado') return state
  // Between two lots the ticket is neither sold out nor outside its own window.
  if (disponibilidade === 'encerrado') return { state: 'expired', since: new Date(evento.dataFim) }
  return disponibilidade === 'em_breve' ? { state: 'soon' } : state
}

/** The facts that decide the event's button. */
export function eventoFacts(
  at: EventoNow,
  person: { registrations: number; hasOnlineAccess: boolean },
): EventFacts {
  const { evento } = at
  return {
    flagAtivo: true,
    begins: new Date(evento.dataInicio),
    ends: new Date(evento.dataFim),
    registrationFrom: latest(evento.inscricaoInicio, null),
    registrationUntil: latest(evento.inscricaoFim, null),
    tickets: evento.ingressos
      .map((ingresso) => ticketState(ingresso, at))
      .filter((ticket) => ticket.state !== 'soon'),
    ...person,
  }
}

function latest(...moments: (string | null)[]): Date | null {
  const known = moments.flatMap((moment) => (moment ? [Date.parse(moment)] : []))
  return known.length > 0 ? new Date(Math.max(...known)) : null
}

function earliest(...moments: (string | null)[]): Date | null {
  const known = moments.flatMap((moment) => (moment ? [Date.parse(moment)] : []))
  return known.length > 0 ? new Date(Math.min(...known)) : null
}
