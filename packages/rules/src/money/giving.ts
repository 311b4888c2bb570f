/** Most that PicPay takes for one gift: R$ 4.999,99 (Spec §5). Several gifts may be given. */
export const PICPAY_MAXIMUM_CENTS = 499_999n

/**
 * Whether a gift is more than PicPay takes at once.
 * @param charged cents that PicPay is asked for: with the fees, where the giver bears them
 */
export function exceedsPicpay(metodoPagamento: string, charged: bigint): boolean {
  return metodoPagamento === 'picpay' && charged > PICPAY_MAXIMUM_CENTS
}

/**
 * Equal gifts that PicPay takes one by one; the last may be smaller.
 * @param taxas cents that the giver bears on top of the whole; a part's are no more
 */
export function splitForPicpay(valor: bigint, taxas: bigint): { gifts: number; part: bigint } {
  const room = PICPAY_MAXIMUM_CENTS - taxas
  // Of half of what PicPay takes, no fee is more than the other half.
  const most = room > PICPAY_MAXIMUM_CENTS / 2n ? room : PICPAY_MAXIMUM_CENTS / 2n
  const gifts = (valor + most - 1n) / most
  return { gifts: Number(gifts), part: (valor + gifts - 1n) / gifts }
}

/** What a giving form begins with (Spec §3). */
export const GIVING_DEFAULTS = {
  flagUsuarioTaxa: false,
  salvarCartao: true,
  allowRecurrency: true,
  recorrenciaDias: 30,
} as const

/** One reason of a gift and its part. */
export interface GivingPart {
  /** `pagamentoMotivo`'s id. */
  motivo: number
  /** Cents; null while nothing is typed. */
  valor: bigint | null
  /** Whether the church lets this reason repeat. */
  flagRecorrencia: boolean
}

/** Why a gift cannot be given as it is. `required` has the text 'O valor é obrigatório'. */
export type GivingRefusal =
  | { reason: 'no_reason' }
  | { reason: 'repeated_reason'; motivo: number }
  | { reason: 'required'; motivo: number }
  /** The total has to be greater than `minimum`; that itself is too little. */
  | { reason: 'minimum'; minimum: bigint }
  | {
      reason: 'recurrence'
      because: 'method' | 'not_allowed' | 'not_authorised' | 'several_reasons' | 'days'
    }

export interface Giving {
  motivos: readonly GivingPart[]
  /** `metodo_pagamento.codigo`. */
  metodoPagamento: string
  /** Days between gifts; null for one alone. */
  recorrenciaDias: number | null
}

/** The church's terms. */
export interface GivingTerms {
  /** Cents; a gift has to be more. */
  minimum: bigint
  /** `allowRecurrency`. */
  allowRecurrency: boolean
  /** Methods that can be charged again without the giver. */
  recurringMethods: readonly string[]
}

/**
 * What is wrong with a gift, in the order in which a form tells it; null when nothing is. What a method takes is known
 * with its fees alone (`exceedsPicpay`).
 */
export function refuseGiving(giving: Giving, terms: GivingTerms): GivingRefusal | null {
  return refuseParts(giving, terms) ?? refuseRecurrence(giving, terms)
}

/** The sum of a gift's parts; what is not typed counts nothing. */
export function givingTotal(motivos: readonly GivingPart[]): bigint {
  return motivos.reduce((sum, { valor }) => sum + (valor ?? 0n), 0n)
}

/** Whether a gift may repeat, and if not why: the toggle says it before anything is sent. */
export function recurrenceRefusal(
  motivos: readonly GivingPart[],
  metodoPagamento: string | null,
  { allowRecurrency, recurringMethods }: GivingTerms,
): 'method' | 'not_allowed' | 'not_authorised' | 'several_reasons' | null {
  if (!allowRecurrency) return 'not_allowed'
  if (motivos.length > 1) return 'several_reasons'
  if (motivos.some(({ flagRecorrencia }) => !flagRecorrencia)) return 'not_authorised'
  return metodoPagamento === null || recurringMethods.includes(metodoPagamento) ? null : 'method'
}

function refuseParts({ motivos }: Giving, { minimum }: GivingTerms): GivingRefusal | null {
  if (motivos.length === 0) return { reason: 'no_reason' }
  for (const [index, { motivo, valor }] of motivos.entries()) {
    if (motivos.findIndex((other) => other.motivo === motivo) < index)
      return { reason: 'repeated_reason', motivo }
    if (valor === null || valor <= 0n) return { reason: 'required', motivo }
  }
  return givingTotal(motivos) <= minimum ? { reason: 'minimum', minimum } : null
}

function refuseRecurrence(giving: Giving, terms: GivingTerms): GivingRefusal | null {
  const { motivos, metodoPagamento, recorrenciaDias } = giving
  if (recorrenciaDias === null) return null
  if (!Number.isInteger(recorrenciaDias) || recorrenciaDias < 1 || recorrenciaDias > 365) {
    return { reason: 'recurrence', because: 'days' }
  }
  const because = recurrenceRefusal(motivos, metodoPagamento, terms)
  return because && { reason: 'recurrence', because }
}
