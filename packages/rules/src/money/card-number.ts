/** Brands that a card's number tells. */
export const CARD_BRANDS = [
  'visa',
  'mastercard',
  'amex',
  'elo',
  'hipercard',
  'diners',
  'discover',
  'jcb',
] as const

export type CardBrand = (typeof CARD_BRANDS)[number]

/** Whether the last digit is the check digit of those before it (ISO/IEC 7812). Digits only. */
export function isLuhnValid(digits: string): boolean {
  if (!/^\d{2,}$/.test(digits)) return false
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits.at(-1 - i))
    const counted = i % 2 === 0 ? digit : digit * 2
    sum += counted > 9 ? counted - 9 : counted
  }
  return sum % 10 === 0
}

/** The digits of a complete card number as typed or pasted, or null where it is none. */
export function normalizeCardNumber(text: string): string | null {
  const digits = text.replace(/[\s\u00a0-]/g, '')
  if (!/^\d{13,19}$/.test(digits) || /^(\d)\1+$/.test(digits)) return null
  const brand = cardBrand(digits)
  const length = brand === null || BRANDS[brand].lengths.includes(digits.length)
  return length && isLuhnValid(digits) ? digits : null
}

/** The brand of a number, as soon as its first digits tell. Elo and Hipercard lie within ranges of others. */
export function cardBrand(typed: string): CardBrand | null {
  const digits = typed.replace(/\D/g, '')
  return ORDER.find((brand) => BRANDS[brand].begins.some(([from, to]) => isWithin(digits, from, to))) ?? null
}

/** Digits of the code on a card: four on an American Express, else three; an unknown brand may have either. */
export function cvvLengths(brand: CardBrand | null): readonly number[] {
  if (brand === null) return [3, 4]
  return brand === 'amex' ? [4] : [3]
}

export function isCvv(cvv: string, brand: CardBrand | null): boolean {
  return /^\d+$/.test(cvv) && cvvLengths(brand).includes(cvv.length)
}

/** What is typed so far in the groups that are printed on the card. */
export function formatCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19)
  const brand = cardBrand(digits)
  const cuts = brand === 'amex' || (brand === 'diners' && digits.length <= 14) ? [4, 10] : [4, 8, 12, 16]
  return cuts
    .toReversed()
    .reduce((text, cut) => (text.length > cut ? `${text.slice(0, cut)} ${text.slice(cut)}` : text), digits)
}

interface Brand {
  lengths: readonly number[]
  /** First digits, from and to. */
  begins: readonly (readonly [string, string])[]
}

const one = (begin: string): readonly [string, string] => [begin, begin]

const BRANDS: Readonly<Record<CardBrand, Brand>> = {
  visa: { lengths: [13, 16, 19], begins: [one('4')] },
  mastercard: {
    lengths: [16],
    begins: [
      ['51', '55'],
      ['2221', '2720'],
    ],
  },
  amex: { lengths: [15], begins: [one('34'), one('37')] },
  diners: { lengths: [14, 16, 19], begins: [['300', '305'], one('3095'), one('36'), ['38', '39']] },
  discover: { lengths: [16, 19], begins: [one('6011'), ['644', '649'], one('65')] },
  jcb: { lengths: [16, 17, 18, 19], begins: [['3528', '3589']] },
  hipercard: { lengths: [13, 16, 19], begins: [one('606282'), one('384100'), one('384140'), one('384160')] },
  elo: {
    lengths: [16],
    begins: [
      ...[
        '401178',
        '401179',
        '431274',
        '438935',
        '451416',
        '457393',
        '504175',
        '627780',
        '636297',
        '636368',
      ].map(one),
      ...['457631', '457632'].map(one),
      ['506699', '506778'],
      ['509000', '509999'],
      ['650031', '650033'],
      ['650035', '650051'],
      ['650405', '650439'],
      ['650485', '650538'],
      ['650541', '650598'],
      ['650700', '650718'],
      ['650720', '650727'],
      ['650901', '650978'],
      ['651652', '651679'],
      ['655000', '655019'],
      ['655021', '655058'],
    ],
  },
}

/** Narrow ranges first. */
const ORDER: readonly CardBrand[] = [
  'elo',
  'hipercard',
  'visa',
  'mastercard',
  'amex',
  'diners',
  'discover',
  'jcb',
]

function isWithin(digits: string, from: string, to: string): boolean {
  const begin = digits.slice(0, from.length)
  return begin.length === from.length && begin >= from && begin <= to
}
