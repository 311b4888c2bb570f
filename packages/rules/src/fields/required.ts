import { isEmpty } from './empty.ts'
import type { RuleError } from './rule.ts'

/** Fails on nothing, `false`, an empty array and whitespace-only text (Spec §5). Zero passes. */
export function required(value: unknown): RuleError | null {
  const missing = isEmpty(value) || value === false || (typeof value === 'string' && value.trim() === '')
  return missing ? { regra: 'required' } : null
}
