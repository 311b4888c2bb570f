import { normalizeBrPhone } from '../person/br-phone.ts'
import { normalizeCnpj } from '../person/cnpj.ts'
import { cpf } from '../person/cpf.ts'
import { onlyDigits } from '../fields/digits.ts'
import { email } from '../person/email.ts'

/** Kinds of a manual Pix key (Spec §3). */
export const PIX_KEY_TYPES = ['cnpj', 'cpf', 'email', 'telefone', 'aleatoria'] as const

export type PixKeyType = (typeof PIX_KEY_TYPES)[number]

/** A key as the Central Bank's directory has it, `+5511987654321`; null where the text is no key of this kind. */
export function normalizePixKey(tipo: PixKeyType, text: string): string | null {
  const key = text.trim()
  return key === '' ? null : NORMALIZE[tipo](key)
}

/**
 * The kind of a key that is pasted without saying it. Eleven digits that are a CPF are one, even where a telephone
 * would have them too; `+55` or brackets make them a telephone.
 */
export function detectPixKey(text: string): { tipo: PixKeyType; chave: string } | null {
  const writtenAsPhone = /^\s*[+(]/.test(text)
  for (const tipo of ['email', 'aleatoria', 'cnpj', 'cpf', 'telefone'] as const) {
    const chave = tipo === 'cpf' && writtenAsPhone ? null : normalizePixKey(tipo, text)
    if (chave !== null) return { tipo, chave }
  }
  return null
}

const NORMALIZE: Record<PixKeyType, (key: string) => string | null> = {
  cnpj: normalizeCnpj,
  cpf: (key) => (/^[\d.\- ]+$/.test(key) && cpf(key) === null ? onlyDigits(key) : null),
  email: (key) => (key.length <= 77 && email(key) === null ? key.toLowerCase() : null),
  telefone: normalizeBrPhone,
  aleatoria: (key) => (UUID.test(key) ? key.toLowerCase() : null),
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
