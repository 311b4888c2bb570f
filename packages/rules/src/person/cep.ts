import { fillPattern, onlyDigits } from '../fields/digits.ts'
import { isEmpty } from '../fields/empty.ts'
import type { RuleError } from '../fields/rule.ts'

/** Brazilian postcode: eight digits once hyphens are removed (Spec §5, §9). */
export function cep(value: unknown): RuleError | null {
  if (isEmpty(value)) return null
  return typeof value === 'string' && /^\d{8}$/.test(value.replaceAll('-', '')) ? null : { regra: 'cep' }
}

/** What is typed so far as `01310-100`. */
export function formatCep(typed: string): string {
  return fillPattern(onlyDigits(typed), '#####-###')
}
