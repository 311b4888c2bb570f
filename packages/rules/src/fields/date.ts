import { isIsoDate } from '../time/civil-date.ts'
import { isEmpty } from './empty.ts'
import type { RuleContext, RuleError } from './rule.ts'
import { parseShortDate } from '../time/short-date.ts'

/** A day of the calendar, strictly in the short format of `context.locale`, or in ISO form without one. */
export function date(value: unknown, _params?: undefined, context: RuleContext = {}): RuleError | null {
  if (isEmpty(value)) return null
  return readDate(value, context) ? null : { regra: 'date' }
}

/** The ISO date that a value means in its context, or `null`. */
export function readDate(value: unknown, { locale }: RuleContext): string | null {
  if (typeof value !== 'string') return null
  if (locale) return parseShortDate(value, locale)
  return isIsoDate(value) ? value : null
}
