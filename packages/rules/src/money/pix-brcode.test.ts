import { generatePixPayload, getPixPayloadInfo } from '@brazilian-utils/brazilian-utils'
import fc from 'fast-check'
import { parsePix } from 'pix-utils'
import { describe, expect, it } from 'vitest'
import { crc16 } from './emv-tlv.ts'
import {
  decodePix,
  encodePix,
  isDynamicTxid,
  isStaticTxid,
  type DynamicPix,
  type StaticPix,
} from './pix-brcode.ts'

const key = '123e4567-e12b-12d1-a456-426655440000'
const pix: StaticPix = {
  kind: 'static',
  chave: key,
  nome: 'Igreja',
  cidade: 'Recife',
  valor: null,
  txid: null,
}

const ascii = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.split('')
const letters = (min: number, max: number) =>
  fc
    .array(fc.constantFrom(...ascii), { minLength: min, maxLength: max, size: 'max' })
    .map((signs) => signs.join(''))
const words = fc
  .array(fc.constantFrom(...ascii, 'á', 'Ç', 'õ', ' ', 'É', '-', '.', "'", '&'), {
    minLength: 1,
    maxLength: 40,
    size: 'max',
  })
  .map((signs) => `A${signs.join('')}`)
const statics: fc.Arbitrary<StaticPix> = fc.record({
  kind: fc.constant('static'),
  chave: fc.oneof(
    fc.uuid(),
    fc.constant('+5511987654321'),
    letters(5, 60).map((name) => `${name}@igreja.br`),
  ),
  nome: words,
  cidade: words,
  valor: fc.option(fc.bigInt({ min: 1n, max: 999_999_999_999n })),
  txid: fc.option(letters(1, 25)),
  descricao: fc.option(words, { nil: undefined }),
}) as fc.Arbitrary<StaticPix>
const dynamics: fc.Arbitrary<DynamicPix> = fc.record({
  kind: fc.constant('dynamic'),
  url: letters(1, 50).map((path) => `pix.exemplo.com.br/qr/${path}`),
  nome: words,
  cidade: words,
})

describe('encodePix', () => {
  it("writes the Central Bank's example", () => {
    expect(encodePix({ ...pix, nome: 'Fulano de Tal', cidade: 'BRASÍLIA' })).toBe(
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    )
  })

  it('is read alike by two other readers: 5,000 static codes', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(statics, (made) => {
        const code = encodePix(made)
        const one = getPixPayloadInfo(code)
        expect(one).toMatchObject({ key: made.chave, pointOfInitiation: 'static' })
        expect(one?.amount ?? null).toBe(made.valor === null ? null : Number(made.valor) / 100)
        expect(one?.txid ?? null).toBe(made.txid)
        const other = parsePix(code)
        expect(other).toMatchObject({
          type: 'STATIC',
          pixKey: made.chave,
          txid: made.txid ?? '***',
          transactionAmount: made.valor === null ? 0 : Number(made.valor) / 100,
          merchantName: one?.merchantName,
          merchantCity: one?.merchantCity,
        })
        expect(decodePix(code)).toMatchObject({
          chave: made.chave,
          valor: made.valor,
          txid: made.txid,
          nome: one?.merchantName,
          cidade: one?.merchantCity,
          descricao: one?.description ?? '',
          singleUse: false,
        })
      }),
      { numRuns: 5000 },
    )
  })

  it('is read alike by two other readers: 5,000 dynamic codes', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(dynamics, (made) => {
        const code = encodePix(made)
        expect(getPixPayloadInfo(code)).toMatchObject({ url: made.url, pointOfInitiation: 'dynamic' })
        expect(parsePix(code)).toMatchObject({ type: 'DYNAMIC', url: made.url })
        expect(decodePix(code)).toMatchObject({ kind: 'dynamic', url: made.url, singleUse: true })
      }),
      { numRuns: 5000 },
    )
  })

  it('cuts names to what fits, and keeps no accent', () => {
    const decoded = decodePix(
      encodePix({ ...pix, nome: 'Igreja Evangélica Assembleia de São José', cidade: 'São José dos Campos' }),
    )
    expect(decoded).toMatchObject({ nome: 'Igreja Evangelica Assembl', cidade: 'Sao Jose dos Ca' })
  })

  it.each<Partial<StaticPix>>([
    { valor: 0n },
    { valor: -1n },
    { valor: 10n ** 12n },
    { txid: '' },
    { txid: 'com espaço' },
    { txid: 'a'.repeat(26) },
    { chave: '' },
    { chave: 'a'.repeat(78) },
    { nome: '教会' },
  ])('refuses %o', (wrong) => {
    expect(() => encodePix({ ...pix, ...wrong })).toThrow(RangeError)
  })

  it.each(['https://a.br/x', 'a', `a.br/${'x'.repeat(80)}`])('refuses the location %s', (url) => {
    expect(() => encodePix({ kind: 'dynamic', url, nome: 'A', cidade: 'B' })).toThrow(RangeError)
  })
})

describe('decodePix', () => {
  it('reads what another writer makes', () => {
    fc.assert(
      fc.property(letters(1, 25), fc.integer({ min: 1, max: 10 ** 9 }), (txid, cents) => {
        const made = { key, merchantName: 'Igreja', merchantCity: 'Recife', txid, amount: cents / 100 }
        expect(decodePix(generatePixPayload(made) ?? '')).toMatchObject({
          chave: key,
          txid,
          valor: BigInt(cents),
        })
      }),
    )
  })

  it('notices any one mistyped character', () => {
    const code = encodePix({ ...pix, valor: 1234n, txid: 'PEDIDO7' })
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.constantFrom(...ascii), (at, sign) => {
        fc.pre(code[at]?.toUpperCase() !== sign.toUpperCase())
        expect(decodePix(code.slice(0, at) + sign + code.slice(at + 1))).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })

  it.each(['', '000201', 'https://exemplo.com', '0'.repeat(500)])('finds none in %j', (text) => {
    expect(decodePix(text)).toBeNull()
  })

  it('is of reais only', () => {
    const body = encodePix(pix).replace('5303986', '5303840').slice(0, -4)
    expect(decodePix(body + crc16(body))).toBeNull()
  })
})

it('knows the two kinds of txid', () => {
  expect(['a', 'a'.repeat(25), 'a'.repeat(26), ''].map(isStaticTxid)).toEqual([true, true, false, false])
  expect(
    ['a'.repeat(25), 'a'.repeat(26), 'a'.repeat(35), 'a'.repeat(36), `${'a'.repeat(26)}-`].map(isDynamicTxid),
  ).toEqual([false, true, true, false, false])
})

it('has the check value of CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1')
})
