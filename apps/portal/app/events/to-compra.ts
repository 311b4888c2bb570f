import type { Evento, ReservaEvento } from '@atrio/contract'
import type { CheckoutEvento } from '../money/checkout-state.ts'
import { asksSomething, BUYER, blank, placesOf, toRespostas, type Answers } from './answers.ts'

export interface ToCompra {
  evento: Evento
  reserva: ReservaEvento
  answers: Answers
  userId: number
}

/** What is chosen, held and written, as the checkout takes it. */
export function toCompra({ evento, reserva, answers, userId }: ToCompra): CheckoutEvento {
  const { id, nome, dataInicio, dataFim, local, formVersion, flagJuros, qtdeMaxParcelas } = evento
  const places = placesOf(evento, reserva)
  return {
    type: 'event',
    usuarioId: userId,
    evento: {
      id,
      nome,
      imagem: evento.imagem?.url ?? null,
      dataInicio,
      dataFim,
      local,
      formVersion,
      flagPerguntas: asksSomething(evento),
      flagJuros,
      qtdeMaxParcelas,
    },
    ingressos: reserva.ingressos.flatMap((held) => {
      const mine = places.filter(({ ingresso }) => ingresso.id === held.id)
      const [first] = mine
      if (!first) return []
      const { ingresso } = first
      return {
        id: ingresso.id,
        nome: ingresso.nome,
        valor: held.valor,
        rulesVersion: ingresso.rulesVersion,
        formVersion: ingresso.formVersion,
        participantes: mine.map(({ key }) => {
          const filled = answers[key] ?? blank
          return {
            nome: filled.nome.trim() || null,
            respostas: toRespostas(filled, ingresso.perguntas),
          }
        }),
      }
    }),
    respostas: toRespostas(answers[BUYER] ?? blank, evento.perguntas),
    holdId: reserva.uuid,
    expiraEm: reserva.expiraEm,
    renovacoesRestantes: reserva.renovacoesRestantes,
    valor: reserva.valor,
  }
}
