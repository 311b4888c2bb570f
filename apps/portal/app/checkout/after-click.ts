import { ApiError, type CampoError, type Pedido } from '@atrio/contract'
import type { Asked } from './checkout-values.ts'
import type { Trouble } from './feedback.tsx'
import { CardInvalid, TokensDown } from './tokenize.ts'

/** What an answered click leads to. */
export type Outcome =
  /** The order is over, the cart is not: the next click makes another one. */
  | { to: 'retry'; trouble: Trouble }
  /** The card's bank, or PayPal, asks on a page of its own. */
  | { to: 'challenge' }
  | { to: 'order' }

/** An order that is paid in another way has a page of its own, which says all of it. */
export function outcomeOf(pedido: Pedido, { isSwap }: { isSwap: boolean }): Outcome {
  if (isSwap) return { to: 'order' }
  if (pedido.status === 'nao_aprovado') {
    return { to: 'retry', trouble: { kind: 'refused', motivo: pedido.motivoRecusa } }
  }
  return pedido.desafio ? { to: 'challenge' } : { to: 'order' }
}

/** What a click failed by. */
export interface Failed {
  trouble: Trouble | null
  /** Fields of the form that were refused. */
  campos: CampoError[]
  /** The price without fees as it is now, in cents, where another one was shown. */
  valor: number | null
}

/**
 * @param total in cents, as the person saw it
 * @returns null for what this page has no word of its own for
 */
export function failedBy(
  error: unknown,
  { asked, labels, total }: { asked: Asked; labels: Readonly<Record<string, string>>; total: number | null },
): Failed | null {
  const none = { trouble: null, campos: [], valor: null }
  if (error instanceof CardInvalid) {
    const prefix = asked.conta ? 'conta' : 'cartao'
    const names = error.campos.map((campo) => `${prefix}.${campo}`).filter((name) => name in labels)
    return { ...none, trouble: { kind: 'card' }, campos: names.map((campo) => ({ campo, regra: 'regex' })) }
  }
  if (error instanceof TokensDown) return { ...none, trouble: { kind: 'tokens' } }
  if (!(error instanceof ApiError)) return null
  const { code, campos = [], detalhes = {} } = error.body
  const own = campos.map(({ campo, regra }) => ({ campo: campo.replace(/^comprador\./, ''), regra }))
  if (code === 'VALIDATION' && own.some(({ campo }) => campo in labels)) return { ...none, campos: own }
  if (code === 'EVT_REG_014') {
    const { valor, total: agora } = detalhes
    const trouble: Trouble = { kind: 'changed', antes: total ?? 0, agora: Number(agora) }
    return { ...none, trouble, valor: Number(valor) }
  }
  return { ...none, trouble: { kind: 'code', error: error.body } }
}
