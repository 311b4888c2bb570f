import { expect, it } from 'vitest'
import { gatewaysOf } from '../../adapters/payment/gateways.ts'
import { carrierOf } from './carrier.ts'

const nobody = gatewaysOf([], { sandbox: '', cardTokens: '' })
const of = (codigo: Parameters<typeof carrierOf>[1]['codigo'], moeda: string) =>
  carrierOf(nobody, { codigo, moeda, had: null })

it('the church itself takes cash and transfers, and Pix by key where money is in reais', () => {
  expect([of('dinheiro', 'USD'), of('transferencia', 'BRL'), of('pix_manual', 'BRL')]).toEqual([
    null,
    null,
    null,
  ])
  expect(of('pix_manual', 'USD')).toBeUndefined()
})

it('what needs a provider is had nowhere without one', () => {
  expect([of('cartao_credito', 'BRL'), of('pix', 'BRL')]).toEqual([undefined, undefined])
})
