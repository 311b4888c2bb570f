import { cardBrand, normalizeCardNumber } from './card-number.ts'
import { normalizeCnpj } from './cnpj.ts'

/**
 * Whether a text holds what may be a card number: 13 to 19 digits of a known brand and length with the right check
 * digit, together or in the groups in which cards are printed, whatever digits or words stand beside them.
 *
 * One number in ten of any kind has that check digit; the brand's first digits and length, and the borders, let
 * other numbers pass. Parts of a longer number or word are none, so barcodes, typed lines, UUIDs and hashes pass;
 * amounts, CPF and moments in milliseconds begin or end otherwise. A CNPJ passes as one, and with it one Diners card
 * in a hundred. What remains: 14 to 16 digits of an order number that happens to begin like a card, one in ten.
 */
export function looksLikeCardNumber(given: string): boolean {
  const text = given.replace(UUIDS, ';')
  for (const match of text.matchAll(RUNS)) {
    const before = text.slice(Math.max(0, match.index - 2), match.index)
    const after = text.slice(match.index + match[0].length)
    if (holdsCard(wholeGroups(match[0], before, after))) return true
  }
  return false
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
