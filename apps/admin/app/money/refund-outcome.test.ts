import type { PedidoIgreja } from '@atrio/contract'
import { expect, it } from 'vitest'
import { outcomeOf } from './refund-outcome.ts'

type Movimento = PedidoIgreja['movimentos'][number]

const order = (...situacoes: Movimento['devolucoes'][number]['situacao'][]) => ({
  movimentos: [
    {
      metodoPagamento: 'pix',
      situacao: 'capturado',
      capturado: 1990,
      detalhe: { bandeira: null, ultimos4: null },
      dataCadastro: '2026-11-28T02:00:00.000Z',
      devolucoes: situacoes.map((situacao) => ({
        valor: 1990,
        situacao,
        origem: 'equipe',
        motivo: 'engano',
        dataCadastro: '2026-11-28T02:00:00.000Z',
      })),
    } satisfies Movimento,
  ],
})

it.each([
  [order(), order('concluido'), 'done'],
  [order(), order('processando'), 'asked'],
  [order(), order('falhou'), 'failed'],
  [order('falhou'), order('falhou', 'concluido'), 'done'],
  [order('falhou'), order('falhou', 'falhou'), 'failed'],
  [order('concluido'), order('concluido', 'desconhecido'), 'asked'],
])('says what became of a refund (%#)', (before, after, outcome) => {
  expect(outcomeOf(before, after)).toBe(outcome)
})
