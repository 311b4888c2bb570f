import { eventsCalls, type CallRequest, type Pedido } from '@atrio/contract'
import { paths } from '../../lib/paths.ts'
import { mapLoaded } from '../../lib/personal/loaded.ts'
import { useCall } from '../../lib/personal/use-call.ts'
import { api } from '../../lib/session/api-client.ts'
import type { CheckoutEvento } from '../../money/checkout-state.ts'
import type { PriceLine } from '../../money/price-breakdown.tsx'
import { ticketWay } from '../../money/purchase-steps.tsx'
import { m } from '../../paraglide/messages.js'
import type { Compra } from '../compra.ts'
import { HoldInCheckout } from '../hold-in-checkout.tsx'
import type { PurchaseKind } from './kind.ts'
import { TicketsBought, TicketsOnwards } from './tickets-bought.tsx'

export interface TicketSending {
  para: { tipo: 'event'; userId: number; eventoId: number }
  body: CallRequest<(typeof eventsCalls)['createInscricao']>['body']
}

/** Tickets of an event: held for a while, each for somebody. */
export const tickets: PurchaseKind<'event', 'evento', TicketSending> = {
  type: 'event',
  tipo: 'evento',
  needsAccount: true,
  ofCart(cart) {
    const { evento, ingressos, valor } = cart
    return {
      ...ofEvento(evento.id, valor, evento.flagPerguntas),
      titulo: evento.nome,
      imagem: { url: evento.imagem, seed: `evento ${evento.nome}` },
      quando: evento.dataInicio,
      local: evento.local,
      count: m.checkout_tickets({
        count: ingressos.reduce((sum, { participantes }) => sum + participantes.length, 0),
      }),
      participantes: participantesOf(cart),
      lines: ingressos.map(({ id, nome, valor: price, participantes: { length } }) => ({
        key: String(id),
        label: length === 1 ? nome : `${length} × ${nome}`,
        valor: price * length,
      })),
      pedido: null,
    }
  },
  ofOrder(pedido) {
    const { evento, inscricoes, valor, codigo } = pedido
    return {
      ...ofEvento(evento?.id ?? 0, valor, false),
      titulo: pedido.titulo,
      imagem: { url: null, seed: `evento ${pedido.titulo}` },
      quando: evento?.dataInicio ?? null,
      local: evento?.local ?? null,
      count: m.checkout_tickets({ count: inscricoes.length }),
      participantes: [],
      lines: linesOfTickets(pedido),
      pedido: codigo,
    }
  },
  lines: linesOfTickets,
  sending({ evento, ingressos, respostas }, { chosen, userId }) {
    if (userId === null) return null
    return {
      para: { tipo: 'event', userId, eventoId: evento.id },
      body: {
        ingressos: ingressos.map(({ id, rulesVersion, formVersion, participantes }) => ({
          id,
          rulesVersion,
          formVersion,
          participantes,
        })),
        formVersion: evento.formVersion,
        respostas,
        ...chosen,
      },
    }
  },
  async send({ para: { userId: id, eventoId: idEvento }, body }, options) {
    return (await api(eventsCalls.createInscricao, { params: { id, idEvento }, body }, options)).pedido
  },
  Bought: TicketsBought,
  Onwards: TicketsOnwards,
}

/** What a cart and an order of the same event have in common. */
function ofEvento(eventId: number, valor: number, asks: boolean) {
  const begin = paths.eventTickets({ eventId })
  return {
    way: ticketWay({ asks, free: valor === 0 }),
    repeats: null,
    valor,
    begin,
    prices: paths.eventTickets({ eventId }, { buyingStep: 'tickets' }),
    stepOf: (code: string) => (OTHER_EVENTS.has(code) ? paths.events() : TICKETS.has(code) ? begin : null),
    useOffers(slug: string) {
      const asked = valor > 0 ? { params: { slug, id: eventId }, query: { valor } } : null
      const loaded = useCall(eventsCalls.listMetodosEvento, asked, { fresh: true })
      return mapLoaded(loaded, ({ metodosPagamento }) => metodosPagamento)
    },
    Hold: HoldInCheckout,
  } satisfies Partial<Compra>
}

const OTHER_EVENTS = new Set(['EVT_REG_001', 'EVT_REG_002'])
const TICKETS = new Set([
  'EVT_REG_003',
  'EVT_REG_004',
  'EVT_REG_019',
  'EVT_REG_020',
  'EVT_REG_021',
  'EVT_REG_023',
  'EVT_REG_024',
])

function participantesOf({ evento, ingressos }: CheckoutEvento): Compra['participantes'] {
  return ingressos
    .flatMap(({ nome: ingresso, participantes }) =>
      participantes.flatMap(({ nome }) => (nome ? [{ nome, ingresso }] : [])),
    )
    .map((participante, index) => ({
      numero: index + 1,
      ...participante,
      to: paths.eventTickets({ eventId: evento.id }, { buyingStep: 'fill', fillTicket: String(index + 1) }),
    }))
}

/** Tickets of a kind together. */
function linesOfTickets({ inscricoes }: Pedido): PriceLine[] {
  const same = Map.groupBy(inscricoes, ({ ingresso, valor }) => `${ingresso} ${valor}`)
  return [...same].flatMap(([key, some]) => {
    const [first] = some
    if (!first) return []
    const label = some.length === 1 ? first.ingresso : `${some.length} × ${first.ingresso}`
    return [{ key, label, valor: some.reduce((sum, { valor }) => sum + valor, 0) }]
  })
}
