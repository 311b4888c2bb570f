import { formatMoment } from '../lib/church-time.ts'
import type { Money } from '../lib/money.ts'
import { methodNames } from '../money/method-words.ts'
import { m } from '../paraglide/messages.js'
import { dataName } from './data-names.ts'
import type { LotForm, QuestionForm, TicketForm, TicketsForm } from './form.ts'

interface Told {
  /** The same part in both texts has the same key. */
  key: string
  label: string
  text: string
}

/** Parts of what an event sells that two people have written differently, each as a person reads it. */
export function differingTickets(
  mine: TicketsForm,
  theirs: TicketsForm,
  money: Money,
): { label: string; mine: string; theirs: string }[] {
  const [own, other] = [toldOf(mine, money), toldOf(theirs, money)]
  const keys = [...new Set([...own, ...other].map(({ key }) => key))]
  return keys.flatMap((key) => {
    const [a, b] = [own, other].map((all) => all.find((one) => one.key === key))
    if (a?.text === b?.text) return []
    return [{ label: (a ?? b)!.label, mine: a?.text ?? '', theirs: b?.text ?? '' }]
  })
}

function toldOf(form: TicketsForm, money: Money): Told[] {
  return [
    { key: 'sale', label: m.event_sale(), text: saleText(form) },
    {
      key: 'evenings',
      label: m.evenings(),
      text: lines(form.encontros.map(({ inicio, fim }) => `${moment(inicio)} – ${moment(fim)}`)),
    },
    { key: 'questions', label: m.questions_buyer(), text: lines(form.perguntas.map(questionText)) },
    ...form.ingressos.map((ticket, index) => ({
      key: ticket.id === null ? `new ${ticket.nome} ${index}` : String(ticket.id),
      label: ticket.nome || m.ticket_n({ n: index + 1 }),
      text: ticketText(ticket, money),
    })),
  ]
}

function saleText(form: TicketsForm): string {
  const { metodos, camposObrigatorios } = form
  return lines([
    named(m.sale_capacity(), form.capacidade),
    named(m.sale_instalments(), form.qtdeMaxParcelas),
    named(m.sale_refund_days(), form.diasReembolso),
    named(
      m.sale_methods(),
      Array.isArray(metodos)
        ? metodos.map((one) => methodNames[one as keyof typeof methodNames]()).join(', ')
        : null,
    ),
    named(m.sale_days_cash(), form.diasDinheiro),
    named(m.sale_days_slip(), form.diasBoleto),
    named(m.sale_offer_hours(), form.ofertaHoras),
    form.flagOnline && m.sale_online(),
    form.flagAssumirTaxasServico && m.sale_fees(),
    form.flagJuros && m.sale_interest(),
    form.flagOrganizadorPessoa && m.sale_person(),
    named(m.sale_data(), camposObrigatorios.map((one) => dataName(one)).join(', ')),
  ])
}

function ticketText(ticket: TicketForm, money: Money): string {
  return lines([
    ticket.nome,
    ticket.descricao,
    named(m.ticket_min(), ticket.qtdeMinima),
    named(m.ticket_max(), ticket.qtdeMaxima),
    named(m.ticket_limit(), ticket.limiteUsuario),
    ticket.flagExclusivo && m.ticket_alone(),
    windowText(ticket),
    ...ticket.lotes.map((lot) => lotText(lot, money)),
    ...ticket.perguntas.map(questionText),
    ...ticket.conteudos.map(({ titulo, resumo, conteudo, url, dataLiberacao }) =>
      words([
        titulo,
        resumo,
        conteudo?.replace(/<[^>]*>/g, ' '),
        url,
        dataLiberacao && moment(dataLiberacao),
      ]),
    ),
  ])
}

function lotText(lot: LotForm, money: Money): string {
  const price = typeof lot.valor === 'number' ? money.say(lot.valor) : lot.valor
  return words([lot.nome, price, `${m.lot_places()}: ${lot.capacidade}`, windowText(lot)])
}

function questionText({ rotulo, ajuda, opcoes, flagObrigatoria }: QuestionForm): string {
  return words([rotulo, ajuda, opcoes.join(', '), flagObrigatoria === true && m.question_required()])
}

function windowText({ dataInicio, dataFim }: Pick<LotForm, 'dataInicio' | 'dataFim'>): string {
  return words([
    dataInicio && `${m.sold_from()} ${moment(dataInicio)}`,
    dataFim && `${m.sold_until()} ${moment(dataFim)}`,
  ])
}

type Part = string | false | null | undefined

const named = (label: string, value: string | number | null): Part =>
  value !== null && value !== '' && `${label}: ${value}`
const moment = (instant: string) => (Number.isNaN(Date.parse(instant)) ? instant : formatMoment(instant))
const lines = (parts: readonly Part[]) => parts.filter(Boolean).join('\n')
const words = (parts: readonly Part[]) => parts.filter(Boolean).join(' · ')
