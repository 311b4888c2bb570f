import { isEmpty } from './empty.ts'
import type { RuleError } from './rule.ts'

/** Text that matches a pattern of ours. Never build the pattern from input: it could hang the server. */
export function regex(value: unknown, params: { regex: RegExp }): RuleError | null {
  if (isEmpty(value)) return null
  // `search` ignores the `lastIndex` that a global pattern keeps between calls of `test`.
  return typeof value === 'string' && value.search(params.regex) >= 0 ? null : { regra: 'regex' }
}
