import { ApiError, type ErrorBody, type Pedido } from '@atrio/contract'
import { expect, it } from 'vitest'
import { failedBy, outcomeOf } from './after-click.ts'
import { CardInvalid, TokensDown } from './tokenize.ts'

const asked = { payer: true, documento: true, endereco: false, cartao: true, conta: false, pais: 'BR' }
const labels = { email: 'E-mail', documento: 'CPF', 'cartao.numero': 'Número' }
const about = { asked, labels, total: 4_500 }
const answer = (body: Omit<ErrorBody, 'status' | 'requestId'>) =>
  new ApiError(409, { status: false, requestId: 'r', ...body })
const pedido = (given: Partial<Pedido>) => given as Pedido

it('a refused card leaves the cart, and an order that is paid in another way its own page', () => {
  const declined = pedido({ status: 'nao_aprovado', motivoRecusa: 'card_declined', desafio: null })
  expect(outcomeOf(declined, { isSwap: false })).toEqual({
    to: 'retry',
    trouble: { kind: 'refused', motivo: 'card_declined' },
  })
  expect(outcomeOf(declined, { isSwap: true })).toEqual({ to: 'order' })
  const desafio = { tipo: '3ds', url: '/', expiraEm: '' } as const
  expect(outcomeOf(pedido({ status: 'em_aberto', desafio }), { isSwap: false })).toEqual({ to: 'challenge' })
  expect(outcomeOf(pedido({ status: 'aprovado', desafio: null }), { isSwap: false })).toEqual({ to: 'order' })
})

it('fields that are on the page are marked, and those of the card by their place in it', () => {
  expect(failedBy(new CardInvalid(['numero', 'cvv']), about)).toEqual({
    trouble: { kind: 'card' },
    campos: [{ campo: 'cartao.numero', regra: 'regex' }],
    valor: null,
  })
  const campos = [{ campo: 'comprador.documento', regra: 'cpf' }]
  expect(failedBy(answer({ code: 'VALIDATION', campos }), about)).toEqual({
    trouble: null,
    campos: [{ campo: 'documento', regra: 'cpf' }],
    valor: null,
  })
})

it('another price is shown beside the one that was seen', () => {
  const detalhes = { valor: 5_000, taxas: 0, juros: 0, total: 5_050 }
  expect(failedBy(answer({ code: 'EVT_REG_014', detalhes }), about)).toMatchObject({
    trouble: { kind: 'changed', antes: 4_500, agora: 5_050 },
    valor: 5_000,
  })
})

it('what has a word of its own is said by it, and what has none is left to the form', () => {
  expect(failedBy(new TokensDown(), about)?.trouble).toEqual({ kind: 'tokens' })
  expect(failedBy(answer({ code: 'EVT_REG_001' }), about)?.trouble).toMatchObject({ kind: 'code' })
  expect(
    failedBy(answer({ code: 'VALIDATION', campos: [{ campo: 'x', regra: 'type' }] }), about),
  ).toMatchObject({
    trouble: { kind: 'code' },
  })
  expect(failedBy(new TypeError('broken'), about)).toBeNull()
})
