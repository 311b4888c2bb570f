import { formatCnpj, normalizeCnpj } from './cnpj.ts'
import { cpf, formatCpf } from './cpf.ts'
import { isEmpty } from '../fields/empty.ts'
import type { RuleError } from '../fields/rule.ts'

/** The tax id of whoever pays: a person's CPF, or a company's CNPJ. What is as short as a CPF is judged as one. */
export function documento(value: unknown): RuleError | null {
  if (isEmpty(value)) return null
  const text = typeof value === 'string' ? value : ''
  if (/^\d{1,11}$/.test(plainOf(text))) return cpf(text)
  return normalizeCnpj(text) === null ? { regra: 'documento' } : null
}

/** What is typed so far, as the one or the other. */
export function formatDocumento(typed: string): string {
  const plain = plainOf(typed)
  return plain.length <= 11 && !/[A-Za-z]/.test(plain) ? formatCpf(plain) : formatCnpj(plain)
}

function plainOf(text: string): string {
  return text.replace(/[^\dA-Za-z]/g, '')
}
