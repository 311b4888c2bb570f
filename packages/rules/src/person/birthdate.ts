import { readDate } from '../fields/date.ts'
import { isEmpty } from '../fields/empty.ts'
import type { RuleContext, RuleError } from '../fields/rule.ts'

/**
 * A date, as `date` reads it, before `context.today` (Spec §5).
 * @throws TypeError without `today`: a guessed zone would refuse or accept the wrong day.
 */
export function birthdate(value: unknown, _params?: undefined, context: RuleContext = {}): RuleError | null {
  if (isEmpty(value)) return null
  if (!context.today) throw new TypeError('birthdate needs context.today')
  const born = readDate(value, context)
  // ISO dates of four-digit years order as text.
  return born && born < context.today ? null : { regra: 'birthdate' }
}
