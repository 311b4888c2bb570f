import { cardBrand, normalizeCardNumber } from './card-number.ts'
import { normalizeCnpj } from '../person/cnpj.ts'

/**
 * Whether a text holds what may be a card number: 13 to 19 digits of a known brand and length with the right check
 * digit, together or in the groups in which cards are printed, whatever digits or words stand beside them; in digits of
 * any script, and with dots or other signs between the groups.
 *
 * One number in ten of any kind has that check digit; the brand's first digits and length, and the borders, let
 * other numbers pass. Parts of a longer number or word are none, so barcodes, typed lines, UUIDs and hashes pass;
 * amounts, CPF and moments in milliseconds begin or end otherwise. A CNPJ passes as one, and with it one Diners card
 * in a hundred. What remains: 14 to 16 digits of an order number that happens to begin like a card, one in ten.
 */
export function looksLikeCardNumber(given: string): boolean {
  if (!mayHoldCard(given)) return false
  const text = plainDigits(given).replace(UUIDS, ';')
  if (SEPARATED.some((pattern) => [...text.matchAll(pattern)].some(([found]) => isCard(digitsOf(found)))))
    return true
  for (const match of text.matchAll(RUNS)) {
    const before = text.slice(Math.max(0, match.index - 2), match.index)
    const after = text.slice(match.index + match[0].length)
    if (holdsCard(wholeGroups(match[0], before, after))) return true
  }
  return false
}

/**
 * In which of the neighbouring texts a card number ends that begins in one before: in groups as printed, the last digits
 * of one text and the first of the next. Whole groups alone are looked at, so postcodes, phones and dates pass. -1 for none.
 */
export function endOfSplitCard(texts: readonly string[]): number {
  let carried: string[] = []
  for (const [index, given] of texts.entries()) {
    if (!/[\d\u0080-\uffff]/.test(given)) {
      carried = []
      continue
    }
    const text = plainDigits(given).replace(UUIDS, ';').trim()
    // Of a card that lies in both, no more than these are on either side.
    const head = fours(/^\d[\d .-]*(?![\p{L}\p{N}])/u.exec(text)?.[0]).slice(0, MOST_BESIDE)
    if (carried.length > 0 && head.length > 0 && holdsPrinted([...carried, ...head], carried.length))
      return index
    const isWhole = /^\d[\d .-]*$/.test(text)
    const tail = fours(runAtEnd(text))
    carried = (isWhole ? [...carried, ...tail] : tail).slice(-MOST_BESIDE)
  }
  return -1
}

/** Printed in five groups at most. */
const MOST_BESIDE = 4

/**
 * Whether there are thirteen digits at all; what is no ASCII may be one. Most texts and names of a body end here, and what
 * comes after is dear: a body of 100 kB has tens of thousands.
 */
function mayHoldCard(text: string): boolean {
  let digits = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if ((code > 47 && code < 58) || code > 127) digits += 1
    if (digits === 13) return true
  }
  return false
}

/** The digits, and what stands between them, with which a text ends, not begun within a word or number. */
function runAtEnd(text: string): string {
  let from = text.length
  while (from > 0 && /[\d .-]/.test(text[from - 1]!)) from -= 1
  for (; from < text.length; from += 1) {
    const before = text.slice(Math.max(0, from - 2), from)
    if (/\d/.test(text[from]!) && !/[\p{L}\p{N}.-]$/u.test(before)) return text.slice(from)
  }
  return ''
}

/** Groups as they stand; eight or twelve digits on end are two or three groups. */
function fours(run = ''): string[] {
  return run
    .split(/\D+/)
    .filter(Boolean)
    .flatMap((group) => (/^(?:\d{4}){2,3}$/.test(group) ? group.match(/\d{4}/g)! : [group]))
}

/** Whether a card stands in them that has groups on both sides of the seam. */
function holdsPrinted(groups: readonly string[], seam: number): boolean {
  return groups.slice(0, seam).some((_group, first) =>
    [3, 4, 5].some((count) => {
      const some = groups.slice(first, first + count)
      return first + count > seam && PRINTED.test(sizes(some)) && isCard(some.join(''))
    }),
  )
}

/** Digits of any script as ASCII's, and nothing invisible between them. */
function plainDigits(text: string): string {
  return text.replace(/\p{Cf}/gu, '').replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    // Each script has its ten digits on end.
    let value = 0
    const code = digit.codePointAt(0)!
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
    return String(value % 10)
  })
}

// As printed, or digit by digit, with the same sign between all of them.
const SIGN = String.raw`([.·•*_/|+~\u2010-\u2015\u2212\u2000-\u200a\u202f\t\n\r]| ?[-–—.·/|] )`
const BORDER = { before: String.raw`(?<![\p{L}\p{N}])`, after: String.raw`(?![\p{L}\p{N}])` }
const SEPARATED = [
  String.raw`\d{4}${SIGN}\d{4}\1\d{4}\1(?:\d{4}\1\d{3}|\d{1,4})`,
  String.raw`\d{4}${SIGN}\d{6}\1\d{4,5}`,
  String.raw`\d${SIGN}\d(?:\1\d){11,17}`,
].map((pattern) => new RegExp(BORDER.before + pattern + BORDER.after, 'gu'))

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

// The first groups of one may be digits alone, and as many as a card has.
const UUIDS = /(?<![\da-z])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-z])/gi

// Digits with at most one space or hyphen between them, not begun within a word or number.
const RUNS = /(?<![\p{L}\p{N}_])\d(?:[ \u00a0-]?\d)*/gu

/** The groups of a run, without a first one and a last one that belong to a UUID, a decimal or a word. */
function wholeGroups(run: string, before: string, after: string): string[] {
  const groups = run.split(/[ \u00a0-]/)
  if (/[\da-f]-$|\d\.$/i.test(before)) groups.shift()
  if (/^[\p{L}\p{N}_]|^\.\d|^-[\da-f]/iu.test(after)) groups.pop()
  return groups
}

function holdsCard(groups: readonly string[]): boolean {
  if (isCard(groups.join(''))) return true
  return groups.some((group, first) => {
    const printed = [3, 4, 5].map((count) => groups.slice(first, first + count))
    return isCard(group) || printed.some((some) => PRINTED.test(sizes(some)) && isCard(some.join('')))
  })
}

const PRINTED = /^4 (?:4 4 [1-4]|4 4 4 3|6 [45])$/

function sizes(groups: readonly string[]): string {
  return groups.map((group) => group.length).join(' ')
}

function isCard(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19) return false
  return cardBrand(digits) !== null && normalizeCardNumber(digits) !== null && normalizeCnpj(digits) === null
}
