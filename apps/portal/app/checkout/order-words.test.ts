import type { Pedido } from '@atrio/contract'
import { LOCALES, statusPageOutcome } from '@atrio/rules'
import { beforeEach, describe, expect, it } from 'vitest'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { orderWords } from './order-words.ts'

beforeEach(() => overwriteGetLocale(() => 'pt-BR'))

type Waiting = Pick<Pedido, 'metodoPagamento' | 'status'> & { expiraEm?: string }

function wordsOf({ metodoPagamento, status, expiraEm }: Waiting) {
  const pedido = {
    tipo: 'evento',
    metodoPagamento,
    status,
    resultado: statusPageOutcome(status),
    expiraEm: expiraEm ?? null,
    instrumento: null,
    desafio: null,
    motivoRecusa: null,
    comprador: { nome: 'Ana', email: 'ana@atrio.example' },
  } as unknown as Pedido
  const { title, detail } = orderWords(pedido, { money: String, when: (instant) => instant })
  return `${title} ${detail}`
}

// Spec §4, thank-you text by method.
describe('what an order says', () => {
  it.each<[Waiting, RegExp]>([
    [{ metodoPagamento: 'boleto', status: 'pendente' }, /Baixe.*depois da confirmação/],
    [{ metodoPagamento: 'cartao_credito', status: 'aprovado' }, /Inscrição confirmada/],
    [{ metodoPagamento: 'cartao_credito', status: 'em_aberto' }, /processando.*chega por e-mail/],
    [{ metodoPagamento: 'cartao_credito', status: 'pendente' }, /processando.*chega por e-mail/],
    [{ metodoPagamento: 'cartao_credito', status: 'em_analise' }, /confirmando.*por e-mail/],
    [{ metodoPagamento: 'dinheiro', status: 'aguardando', expiraEm: '12/3' }, /até 12\/3.*automaticamente/],
    [{ metodoPagamento: 'gratuito', status: 'aprovado' }, /Está tudo certo/],
    [{ metodoPagamento: 'picpay', status: 'aguardando' }, /Abra o aplicativo do PicPay/],
    [{ metodoPagamento: 'pix', status: 'pendente' }, /Escaneie ou cole o código/],
    [{ metodoPagamento: 'ach', status: 'aprovado' }, /O banco confirmou/],
    [{ metodoPagamento: 'ach', status: 'nao_aprovado' }, /Pagamento não aprovado/],
  ])('%j', (pedido, words) => {
    expect(wordsOf(pedido)).toMatch(words)
  })
})

it.each(LOCALES)('in %s, that an order by Pix to the church’s key is cancelled by itself', (locale) => {
  overwriteGetLocale(() => locale)
  const words = wordsOf({ metodoPagamento: 'pix_manual', status: 'aguardando' })
  expect(words).not.toBe(wordsOf({ metodoPagamento: 'pix', status: 'pendente' }))
  expect(words).toMatch(/automaticamente|automatically|automáticamente/)
})
