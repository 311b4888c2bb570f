import type { Evento, Ingresso, Pergunta, ReservaEvento } from '@atrio/contract'
import { brPhone, cpf, email, isIsoDate } from '@atrio/rules'

/** What was written for one ticket, or for the whole order: answers by the question's id. */
export interface Filled {
  nome: string
  respostas: Record<string, string>
}

/** What was written so far; a ticket is named by its kind and its number among them: `12:0`. */
export type Answers = Record<string, Filled>

/** One ticket to fill in, in the order of the event. */
export interface Place {
  key: string
  ingresso: Ingresso
  valor: number
}

export const BUYER = 'comprador'
export const blank: Filled = { nome: '', respostas: {} }

/** The tickets that are held, one by one. */
export function placesOf(evento: Evento, reserva: ReservaEvento | null): Place[] {
  return evento.ingressos.flatMap((ingresso) => {
    const held = reserva?.ingressos.find(({ id }) => id === ingresso.id)
    return Array.from({ length: held?.quantidade ?? 0 }, (_, index) => ({
      key: `${ingresso.id}:${index}`,
      ingresso,
      valor: held!.valor,
    }))
  })
}

/** One part of filling in: a ticket that asks something, or the buyer's own questions. */
export interface Screen {
  key: string
  /** Null for the buyer's. */
  place: Place | null
  perguntas: readonly Pergunta[]
  asksName: boolean
  /** Nothing is missing or wrong. */
  complete: boolean
}

/** All that is asked, in its order; a ticket that asks nothing is left out. */
export function screensOf(evento: Evento, reserva: ReservaEvento | null, answers: Answers): Screen[] {
  const of = (key: string, place: Place | null, perguntas: readonly Pergunta[]): Screen => {
    const named = place !== null
    const wrong = mistakes(answers[key] ?? blank, perguntas, named)
    return { key, place, perguntas, asksName: named, complete: Object.keys(wrong).length === 0 }
  }
  const tickets = placesOf(evento, reserva).filter(({ ingresso }) => asksName(ingresso))
  return [
    ...tickets.map((place) => of(place.key, place, place.ingresso.perguntas)),
    ...(evento.perguntas.length > 0 && reserva ? [of(BUYER, null, evento.perguntas)] : []),
  ]
}

/** What is wrong with what was written: by the question's id, and `nome`. The server asks the same. */
export function mistakes(
  filled: Filled,
  perguntas: readonly Pergunta[],
  asksName: boolean,
): Record<string, 'required' | 'invalid'> {
  const found: Record<string, 'required' | 'invalid'> = {}
  if (asksName && filled.nome.trim() === '') found['nome'] = 'required'
  for (const pergunta of perguntas) {
    const valor = (filled.respostas[pergunta.id] ?? '').trim()
    if (valor === '' && pergunta.flagObrigatoria) found[pergunta.id] = 'required'
    else if (valor !== '' && !isRight(pergunta, valor)) found[pergunta.id] = 'invalid'
  }
  return found
}

/** A ticket that asks something asks who it is for; one that asks nothing is for whoever brings it. */
function asksName({ perguntas }: Ingresso): boolean {
  return perguntas.length > 0
}

/** Whether buying has a step for what the event wants to know. */
export function asksSomething({ perguntas, ingressos }: Evento): boolean {
  return perguntas.length > 0 || ingressos.some(asksName)
}

/** Answers as the wire has them; empty ones are left out. */
export function toRespostas(filled: Filled, perguntas: readonly Pergunta[]) {
  return perguntas.flatMap(({ id }) => {
    const valor = (filled.respostas[id] ?? '').trim()
    return valor === '' ? [] : [{ idPergunta: id, valor }]
  })
}

/** What of an earlier ticket fits another: answers to the same words, for kinds differ in their questions' ids. */
export function copyAnswers(from: Filled, asked: readonly Pergunta[], to: readonly Pergunta[]) {
  return Object.fromEntries(
    to.flatMap((pergunta) => {
      const same = asked.find(({ rotulo, tipo }) => rotulo === pergunta.rotulo && tipo === pergunta.tipo)
      const valor = same && from.respostas[same.id]
      return valor ? [[String(pergunta.id), valor]] : []
    }),
  )
}

function isRight({ tipo, opcoes }: Pergunta, valor: string): boolean {
  switch (tipo) {
    case 'cpf':
      return cpf(valor) === null
    case 'telefone':
      return (valor.startsWith('+') && !valor.startsWith('+55')) || brPhone(valor) === null
    case 'email':
      return email(valor) === null
    case 'data':
      return isIsoDate(valor)
    case 'numero':
      return /^-?\d{1,12}([.,]\d{1,4})?$/.test(valor)
    case 'opcao':
      return opcoes.includes(valor)
    case 'multipla':
      return valor.split('\n').every((item) => opcoes.includes(item))
    default:
      return true
  }
}
