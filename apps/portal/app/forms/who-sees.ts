import { m } from '../paraglide/messages.js'

/** Beside whom the person itself what is typed comes before. */
export type Audience = 'church' | 'payment' | 'waiting'

/**
 * Says beside a field of personal data who sees it: every form of ours names its fields with the wire's words, so a form
 * that asks for one of these says it by itself. Undefined for what is no secret of anybody's, and where the field has
 * words of its own (CPF, health notes).
 */
export function whoSees(name: string, audience: Audience): string | undefined {
  if (!PERSONAL[audience].has(name)) return undefined
  return words[audience]()
}

const PERSONAL: Record<Audience, ReadonlySet<string>> = {
  church: new Set(['telefone', 'dataNascimento', 'dataCasamento', 'endereco.cep']),
  payment: new Set(['endereco.cep', 'cartao.documento', 'cartao.nascimento']),
  waiting: new Set(['email']),
}

const words: Record<Audience, () => string> = {
  church: m.who_church,
  payment: m.who_payment,
  waiting: m.who_waiting,
}
