import type { EventoListado, Ingresso } from '@atrio/contract'
import { ticketAvailability, ticketQuantity } from '@atrio/rules'

/** The last and the first moment that there is: `infinity` in the database. */
const FOREVER = 8.64e15

export type Disponibilidade = EventoListado['disponibilidade']

interface Window {
  dataInicio: Date
  dataFim: Date
}

export interface LoteRow extends Window {
  id: number
  nome: string
  valor: bigint
  /** Neither sold nor held, nor kept for who waits. */
  livres: number
  /** Neither sold nor held. */
  todos: number
}

export interface IngressoState {
  disponibilidade: Disponibilidade
  qtdeDisponivel: number
  /** On sale now; else the one that is sold next. */
  lote: LoteRow | null
  proximo: LoteRow | null
}

/**
 * Which lot of a ticket is on sale, and whether it can be had: by the rule of the portal (`ticketAvailability`), for
 * which the places left are those of the lot on sale. Lots follow each other in their order: the first one whose time it
 * is and that has places left.
 * @param lotes of the ticket, in order
 * @param livresEvento places left in the event as a whole
 */
export function ingressoState(
  {
    evento,
    ingresso,
    lotes,
    livresEvento,
  }: {
    evento: { inscricaoInicio: Date; inscricaoFim: Date; dataFim: Date }
    ingresso: Window
    lotes: LoteRow[]
    livresEvento: number
  },
  now: Date,
): IngressoState {
  const open = lotes.filter((lote) => lote.dataInicio <= now && now < lote.dataFim)
  const current = open.find(({ livres }) => livres > 0)
  const later = lotes.filter((lote) => now < lote.dataFim && lote.livres > 0 && lote !== current)
  const soon = later.find((lote) => lote.dataInicio > now)
  const shown = current ?? soon ?? open.at(-1) ?? lotes.at(-1) ?? null
  const ticket = ticketAvailability(
    {
      flagAtivo: true,
      availableFrom: latest(evento.inscricaoInicio, ingresso.dataInicio),
      availableUntil: earliest(evento.inscricaoFim, evento.dataFim, ingresso.dataFim),
      remaining: Math.min(current?.livres ?? 0, livresEvento),
      limitPerUser: null,
      owned: 0,
    },
    now,
  )
  const state = (disponibilidade: Disponibilidade, qtdeDisponivel = 0): IngressoState => ({
    disponibilidade,
    qtdeDisponivel,
    lote: shown,
    proximo: current ? (later[0] ?? null) : null,
  })
  if (ticket.state === 'expired') return state('encerrado')
  if (livresEvento <= 0) return state('esgotado')
  if (ticket.state === 'availableFrom') return state('em_breve')
  const quantity = ticketQuantity(ticket)
  if (quantity) return state('disponivel', quantity.max!)
  if (soon) return state('em_breve')
  return state(open.length > 0 ? 'esgotado' : 'encerrado')
}

/** Of an event, by its tickets'; one without tickets is open until it is over. */
export function eventoState(
  evento: { inscricaoInicio: Date; inscricaoFim: Date; dataFim: Date },
  ingressos: Pick<Ingresso, 'disponibilidade'>[],
  now: Date,
): Disponibilidade {
  if (now >= evento.dataFim || now >= evento.inscricaoFim) return 'encerrado'
  if (ingressos.length === 0) return now < evento.inscricaoInicio ? 'em_breve' : 'disponivel'
  const states = new Set(ingressos.map(({ disponibilidade }) => disponibilidade))
  const order: Disponibilidade[] = ['disponivel', 'em_breve', 'esgotado']
  return order.find((state) => states.has(state)) ?? 'encerrado'
}

/** A moment for the wire; null where it is always, or never. */
export function momentOrNull(moment: Date): string | null {
  return Math.abs(Number(moment)) >= FOREVER ? null : moment.toISOString()
}

function latest(...moments: Date[]): Date {
  return new Date(Math.max(...moments.map(Number)))
}

function earliest(...moments: Date[]): Date {
  return new Date(Math.min(...moments.map(Number)))
}
