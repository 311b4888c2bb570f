import { countCharacters } from './characters.ts'
import { isEmpty } from './empty.ts'
import type { RuleError } from './rule.ts'

/** Text of at least `min` characters. */
export function min(value: unknown, params: { min: number }): RuleError | null {
  if (isEmpty(value)) return null
  const long = typeof value === 'string' && countCharacters(value) >= params.min
  return long ? null : { regra: 'min', params: { min: params.min } }
}
