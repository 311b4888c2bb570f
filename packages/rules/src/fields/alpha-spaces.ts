import { isEmpty } from './empty.ts'
import type { RuleError } from './rule.ts'

/** Letters of any alphabet, with their accents, and spaces. */
export function alphaSpaces(value: unknown): RuleError | null {
  if (isEmpty(value)) return null
  return typeof value === 'string' && LETTERS_AND_SPACES.test(value) ? null : { regra: 'alpha_spaces' }
}

const LETTERS_AND_SPACES = /^[\p{L}\p{M}\p{Zs}]+$/u
