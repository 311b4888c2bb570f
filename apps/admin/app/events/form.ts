import type { Bilheteria, EventoAberto, Valores } from '@atrio/contract'

type Loose<T> = T extends readonly (infer One)[]
  ? Loose<One>[]
  : T extends object
    ? { [K in keyof T]: Loose<T[K]> }
    : T | string

/** What is typed of tickets: anything may be unfinished, and a number is still a text. */
export type TicketsForm = Loose<Bilheteria>
export type TicketForm = TicketsForm['ingressos'][number]
export type LotForm = TicketForm['lotes'][number]
export type QuestionForm = TicketsForm['perguntas'][number]
export type ContentForm = TicketForm['conteudos'][number]
export type Sales = EventoAberto['vendas']

export const newLot = (nome: string): LotForm => ({
  id: null,
  nome,
  valor: '',
  capacidade: '',
  dataInicio: null,
  dataFim: null,
})
export const newTicket = (lot: string): TicketForm => ({
  id: null,
  nome: '',
  descricao: null,
  flagExclusivo: false,
  qtdeMinima: 1,
  qtdeMaxima: 10,
  limiteUsuario: null,
  dataInicio: null,
  dataFim: null,
  lotes: [newLot(lot)],
  perguntas: [],
  conteudos: [],
})
export const newQuestion = (): QuestionForm => ({
  id: null,
  rotulo: '',
  ajuda: null,
  tipo: 'texto',
  opcoes: [],
  flagObrigatoria: false,
})
export const newContent = (): ContentForm => ({
  id: null,
  titulo: '',
  resumo: null,
  conteudo: null,
  url: null,
  dataLiberacao: null,
})

const none: TicketsForm = {
  flagOnline: false,
  flagOrganizadorPessoa: false,
  flagAssumirTaxasServico: false,
  flagJuros: false,
  qtdeMaxParcelas: 1,
  diasReembolso: 7,
  metodos: null,
  diasDinheiro: 3,
  diasBoleto: 5,
  ofertaHoras: 24,
  capacidade: null,
  camposObrigatorios: [],
  encontros: [],
  perguntas: [],
  ingressos: [],
}

/** The tickets of what is typed; of a draft that says less, the rest is as new. */
export function ticketsOf(valores: Valores): TicketsForm {
  const given = (valores['bilheteria'] ?? {}) as unknown as Partial<TicketsForm>
  return {
    ...none,
    ...given,
    perguntas: (given.perguntas ?? []).map((one) => ({ ...newQuestion(), ...one })),
    ingressos: (given.ingressos ?? []).map((one) => ({
      ...newTicket(''),
      ...one,
      lotes: (one.lotes ?? []).map((lot) => ({ ...newLot(''), ...lot })),
      perguntas: (one.perguntas ?? []).map((question) => ({ ...newQuestion(), ...question })),
      conteudos: (one.conteudos ?? []).map((content) => ({ ...newContent(), ...content })),
    })),
  }
}

/** What is sent of it: numbers of what was typed, nothing for what is empty. What is no number stays, for the server to say. */
export function toTickets(form: TicketsForm): Valores[string] {
  const tickets = {
    ...form,
    qtdeMaxParcelas: whole(form.qtdeMaxParcelas),
    diasReembolso: whole(form.diasReembolso),
    diasDinheiro: whole(form.diasDinheiro),
    diasBoleto: whole(form.diasBoleto),
    ofertaHoras: whole(form.ofertaHoras),
    capacidade: whole(form.capacidade),
    encontros: form.encontros.map(({ inicio, fim }) => ({ inicio: inicio || '', fim: fim || '' })),
    perguntas: questions(form.perguntas),
    ingressos: form.ingressos.map((ticket) => ({
      ...ticket,
      descricao: orNone(ticket.descricao),
      qtdeMinima: whole(ticket.qtdeMinima),
      qtdeMaxima: whole(ticket.qtdeMaxima),
      limiteUsuario: whole(ticket.limiteUsuario),
      dataInicio: orNone(ticket.dataInicio),
      dataFim: orNone(ticket.dataFim),
      lotes: ticket.lotes.map((lot) => ({
        ...lot,
        valor: lot.valor === '' ? null : lot.valor,
        capacidade: whole(lot.capacidade),
        dataInicio: orNone(lot.dataInicio),
        dataFim: orNone(lot.dataFim),
      })),
      perguntas: questions(ticket.perguntas),
      conteudos: ticket.conteudos.map((content) => ({
        ...content,
        resumo: orNone(content.resumo),
        conteudo: orNone(content.conteudo),
        url: orNone(content.url),
        dataLiberacao: orNone(content.dataLiberacao),
      })),
    })),
  }
  return tickets as unknown as Valores[string]
}

const questions = (rows: QuestionForm[]) =>
  rows.map((row) => ({
    ...row,
    ajuda: orNone(row.ajuda),
    opcoes: row.opcoes.map((one) => one.trim()).filter(Boolean),
  }))

const orNone = (text: string | null) => text || null
const whole = (typed: number | string | null) =>
  typed === '' || typed === null ? null : Number.isNaN(Number(typed)) ? typed : Number(typed)
