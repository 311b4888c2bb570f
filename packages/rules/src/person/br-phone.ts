import { fillPattern, onlyDigits } from '../fields/digits.ts'
import { isEmpty } from '../fields/empty.ts'
import type { RuleError } from '../fields/rule.ts'

/** Brazilian mobile phone: optional +55, two-digit area code, nine digits (Spec §5). */
export function brPhone(value: unknown): RuleError | null {
  if (isEmpty(value)) return null
  return typeof value === 'string' && normalizeBrPhone(value) ? null : { regra: 'brPhone' }
}

/** The number as E.164, `+5511987654321`, from any of the ways people write or paste it; else `null`. */
export function normalizeBrPhone(text: string): string | null {
  const match = WRITTEN.exec(text.replace(GAPS, ' ').trim())
  return match ? `+55${match[1] ?? match[2]}${match[3]}${match[4]}` : null
}

/**
 * What is typed so far as `+55 11 98765-4321`, or `11 98765-4321` when no +55 was given.
 * A number of another country is left as it is: foreigners fill in forms too.
 */
export function formatBrPhone(typed: string): string {
  const digits = onlyDigits(typed)
  if (typed.trimStart().startsWith('+')) {
    const brazilian = '55'.startsWith(digits.slice(0, 2))
    return brazilian ? `+${fillPattern(digits, '## ## #####-####')}` : typed
  }
  if (digits.length > 11 && digits.startsWith('55')) return `+${fillPattern(digits, '## ## #####-####')}`
  return fillPattern(digits, '## #####-####')
}

// Pasted numbers carry no-break spaces, typographic hyphens, dots and invisible direction marks.
const GAPS = /[\s.\u2010-\u2015\u2212\u200e\u200f\u202a-\u202e\u2066-\u2069-]+/g
// 55 is also an area code: the number of digits decides. No area code begins with 0, so a leading
// one is the trunk prefix, as in `(011)`.
const WRITTEN = /^(?:\+? ?55 ?)?(?:\( ?0?([1-9]\d) ?\)|0?([1-9]\d)) ?(\d{5}) ?(\d{4})$/
