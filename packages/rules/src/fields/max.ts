import { countCharacters } from './characters.ts'
import { isEmpty } from './empty.ts'
import type { RuleError } from './rule.ts'

/** Text of at most `max` characters. */
export function max(value: unknown, params: { max: number }): RuleError | null {
  if (isEmpty(value)) return null
  const short = typeof value === 'string' && countCharacters(value) <= params.max
  return short ? null : { regra: 'max', params: { max: params.max } }
}
