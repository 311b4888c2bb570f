import { fillPattern, onlyDigits } from '../fields/digits.ts'
import { isEmpty } from '../fields/empty.ts'
import type { RuleError } from '../fields/rule.ts'

/** CPF, the national tax id: 11 digits, not all equal, with both check digits right (Spec §5). */
export function cpf(value: unknown): RuleError | null {
  if (isEmpty(value)) return null
  return typeof value === 'string' && isCpf(onlyDigits(value)) ? null : { regra: 'cpf' }
}

/** What is typed so far as `529.982.247-25`. Serves a field while typing and a stored CPF alike. */
export function formatCpf(typed: string): string {
  return fillPattern(onlyDigits(typed), '###.###.###-##')
}

function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false
  return checkDigit(digits, 9) === digits[9] && checkDigit(digits, 10) === digits[10]
}

function checkDigit(digits: string, length: number): string {
  let sum = 0
  for (let i = 0; i < length; i++) sum += Number(digits[i]) * (length + 1 - i)
  return String(((sum * 10) % 11) % 10)
}
