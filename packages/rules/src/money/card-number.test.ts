import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cardBrand,
  cvvLengths,
  formatCardNumber,
  isCvv,
  isLuhnValid,
  normalizeCardNumber,
  type CardBrand,
} from './card-number.ts'
import { endOfSplitCard, looksLikeCardNumber } from './card-leak.ts'

// The numbers that payment providers publish for tests.
const published: [string, CardBrand][] = [
  ['4111111111111111', 'visa'],
  ['4222222222222', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['378282246310005', 'amex'],
  ['30569309025904', 'diners'],
  ['36227206271667', 'diners'],
  ['6011111111111117', 'discover'],
  ['3530111333300000', 'jcb'],
  ['6062826786276634', 'hipercard'],
  ['6362970000457013', 'elo'],
]

describe.each(published)('%s', (number, brand) => {
  it(`is a card of ${brand}`, () => {
    expect(cardBrand(number)).toBe(brand)
    expect(normalizeCardNumber(formatCardNumber(number))).toBe(number)
  })

  it('is found in a text, in groups too', () => {
    for (const written of [number, formatCardNumber(number), formatCardNumber(number).replaceAll(' ', '-')]) {
      for (const text of [
        written,
        `cartão ${written}, por favor`,
        `{"numero":"${written}"}`,
        `(${written})`,
      ]) {
        expect(looksLikeCardNumber(text)).toBe(true)
      }
    }
  })

  it('is found with other signs between its groups, and in digits of other scripts', () => {
    const groups = formatCardNumber(number).split(' ')
    // A number of thirteen digits is printed in a way of its own.
    const signs = number.length < 14 ? [] : ['.', ' . ', '/', '|', '\u2013', ' \u2014 ', '\u2009', '\n', '\t']
    const fullWidth = number.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
    const arabic = number.replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)))
    const hidden = number.replace(/\d(?=\d)/g, '$&\u200b')
    for (const written of [
      ...signs.map((sign) => groups.join(sign)),
      fullWidth,
      arabic,
      hidden,
      number.replace(/\d(?=\d)/g, '$&.'),
    ]) {
      expect([written, looksLikeCardNumber(`cartão ${written}, por favor`)]).toEqual([written, true])
    }
  })

  it('is found in parts, in one field and the next', () => {
    const groups = formatCardNumber(number).split(' ')
    for (let at = 1; number.length >= 14 && at < groups.length; at += 1) {
      const parts = [groups.slice(0, at), groups.slice(at)]
      expect(endOfSplitCard(parts.map((part) => part.join(' ')))).toBe(1)
      expect(endOfSplitCard(['Cartão', `é ${parts[0]!.join('-')}`, `${parts[1]!.join('-')} val 12/30`])).toBe(
        2,
      )
    }
  })

  it('has a check digit', () => {
    for (let at = 0; at < number.length; at++) {
      const wrong = number.slice(0, at) + ((Number(number[at]) + 1) % 10) + number.slice(at + 1)
      expect(isLuhnValid(wrong)).toBe(false)
    }
  })
})

describe('a card number', () => {
  it.each(['4111 1111 1111 1112', '4111111111111', '411111111111111a', '0000000000000000', '', '4111'])(
    'is not %j',
    (text) => {
      expect(normalizeCardNumber(text)).toBeNull()
    },
  )

  it.each([
    ['4', 'visa'],
    ['5', null],
    ['55', 'mastercard'],
    ['636297', 'elo'],
    ['63629', null],
    ['650505', 'elo'],
    ['650000', 'discover'],
    ['9', null],
    ['', null],
  ])('that begins with %j is of %s', (typed, brand) => {
    expect(cardBrand(typed)).toBe(brand)
  })

  it.each([
    ['4111', '4111'],
    ['41111', '4111 1'],
    ['378282246310005', '3782 822463 10005'],
    ['30569309025904', '3056 930902 5904'],
    ['4111 1111-1111x1111', '4111 1111 1111 1111'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown)
  })
})

it('knows how long the code on a card is', () => {
  expect([isCvv('123', 'visa'), isCvv('1234', 'visa'), isCvv('1234', 'amex'), isCvv('12a', null)]).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(cvvLengths(null)).toEqual([3, 4])
})

it('is found in two halves and in four fields', () => {
  expect(endOfSplitCard(['41111111', '11111111'])).toBe(1)
  expect(endOfSplitCard(['4111', '1111', '1111', '1111'])).toBe(3)
})

describe('what is no card number', () => {
  it.each([
    '23791111111111111111111111111111111111111111',
    '23793.38128 60007.827136 95000.063305 9 75520000370000',
    '4111111111111111111111111111111111111111',
    'a4111111111111111',
    '4111111111111111b',
    '4111111111111111.5',
    '71c7d9be-4b85-4e43-9f1c-411111111111',
    '27038422-0007-1000-8008-a00000000000',
    '2026-11-22T10:00:00.000Z',
    '+55 11 98765-4321',
    '11.222.333/0001-81',
    '36000009000140',
    '1790000000000',
    '0.4111111111111111',
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  ])('%s', (text) => {
    expect(looksLikeCardNumber(text)).toBe(false)
  })

  it('is any UUID, any moment and any amount in JSON', () => {
    const body = fc.record({
      id: fc.uuid(),
      data: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
      em: fc.integer({ min: 1_000_000_000_000, max: 1_999_999_999_999 }),
      valor: fc.nat(),
      telefone: fc.integer({ min: 10_000_000_000, max: 99_999_999_999 }).map((phone) => `+55${phone}`),
    })
    fc.assert(
      fc.property(body, (some) => {
        expect(looksLikeCardNumber(JSON.stringify(some))).toBe(false)
      }),
      { numRuns: 5000 },
    )
  })

  it('is a phone before a UUID of digits alone', () => {
    expect(endOfSplitCard(['(00) 90000-4685', '00000009-0005-1000-8000-000000000000'])).toBe(-1)
  })

  it('is nothing that forms are filled with, side by side', () => {
    const field = fc.oneof(
      joined('+55 ', digits(2), ' ', digits(5), '-', digits(4)),
      joined('(', digits(2), ') 9', digits(4), '-', digits(4)),
      joined(digits(5), '-', digits(3)),
      joined(digits(3), '.', digits(3), '.', digits(3), '-', digits(2)),
      joined(digits(2), '.', digits(3), '.', digits(3), '/0001-', digits(2)),
      joined('R$ ', digits(1), '.', digits(3), ',', digits(2)),
      fc
        .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString()),
      fc
        .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      fc.integer({ min: 1, max: 3000 }).map((house) => `Rua das Flores, ${house}`),
      fc.integer({ min: 1, max: 3000 }).map(String),
      joined('00020126580014br.gov.bcb.pix0136', fc.uuid(), '52040000530398654041.00'),
      fc.uuid(),
      fc.ipV4(),
    )
    fc.assert(
      fc.property(fc.array(field, { maxLength: 8 }), (fields) => {
        // House numbers on end, or after a phone, may be anything.
        fc.pre(fields.filter((text) => /^\d+$/.test(text)).length < 2)
        expect([fields, endOfSplitCard(fields)]).toEqual([fields, -1])
        for (const text of fields) expect([text, looksLikeCardNumber(text)]).toEqual([text, false])
      }),
      { numRuns: 3000 },
    )
  })

  it('takes no long time over hostile text', () => {
    const began = performance.now()
    for (const text of [
      '4'.repeat(200_000),
      '4 '.repeat(100_000),
      '4-'.repeat(100_000),
      'a4'.repeat(100_000),
    ]) {
      expect(looksLikeCardNumber(text)).toBe(false)
    }
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})

function digits(count: number): fc.Arbitrary<string> {
  return fc.stringMatching(new RegExp(`^[0-9]{${count}}$`))
}

function joined(...parts: (fc.Arbitrary<string> | string)[]): fc.Arbitrary<string> {
  const all = parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part))
  return fc.tuple(...all).map((texts) => texts.join(''))
}
