import { fillPattern, onlyDigits } from '../fields/digits.ts'
import { isEmpty } from '../fields/empty.ts'
import type { RuleContext, RuleError } from '../fields/rule.ts'

/**
 * A card's validity as MM/YY or MM/YYYY (Spec §5). With `context.today`, a card is also refused
 * once its month is over.
 */
export function cardValidity(
  value: unknown,
  _params?: undefined,
  context: RuleContext = {},
): RuleError | null {
  if (isEmpty(value)) return null
  const month = typeof value === 'string' ? parseCardValidity(value) : null
  const over = month !== null && context.today !== undefined && month < context.today.slice(0, 7)
  return month && !over ? null : { regra: 'cardValidity' }
}

/** The last month in which the card is valid, as `YYYY-MM`, or `null`. */
export function parseCardValidity(text: string): string | null {
  const match = /^(0[1-9]|1[0-2])\/(\d{2}|\d{4})$/.exec(text)
  if (!match) return null
  const [, month = '', year = ''] = match
  return `${year.length === 2 ? `20${year}` : year}-${month}`
}

/** What is typed so far as `09/28` or `09/2028`. */
export function formatCardValidity(typed: string): string {
  return fillPattern(onlyDigits(/^\d\//.test(typed) ? `0${typed}` : typed), '##/####')
}
