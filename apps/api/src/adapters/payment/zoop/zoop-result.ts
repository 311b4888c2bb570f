import { readBoleto } from '@atrio/rules'
import { unknown, type ProviderAnswer } from '../ask.ts'
import type { PaymentRef } from '../attempt.ts'
import { decimalToCents } from '../decimal.ts'
import type {
  Approved,
  Declined,
  DeclineReason,
  Instrument,
  PaymentResult,
  SavedInstrument,
} from '../payment-result.ts'
import { errorSchema, type Transaction } from './zoop-wire.ts'

type Asked = Pick<PaymentRef, 'key' | 'metodo' | 'amountCents' | 'currency'> & { expiresAt?: Date }

type Card = Pick<
  NonNullable<Transaction['payment_method']>,
  'id' | 'card_brand' | 'last4_digits' | 'expiration_month' | 'expiration_year'
>

/** Written into a transaction whose card is to be kept, to be read again when its answer was lost. */
export const KEEP = 'salvar'

export function resultOf(transaction: Transaction, asked: Asked): PaymentResult {
  const { id, amount, currency, status } = transaction
  if (transaction.reference_id !== asked.key || amount !== asked.amountCents || currency !== asked.currency) {
    return unknown('mismatch', `${currency} ${amount} instead of ${asked.amountCents}`, id)
  }
  switch (status) {
    case 'new':
    case 'pending': {
      const instrument = instrumentOf(transaction, asked)
      return { kind: 'pending', id, reason: instrument ? 'instrument' : 'processing', instrument }
    }
    case 'pre_authorized':
      return { kind: 'pending', id, reason: 'capturable', instrument: null }
    case 'succeeded':
      return approved(transaction, asked)
    // The bank asks; it has not taken anything yet.
    case 'disputed':
      return approved(transaction, asked)
    case 'charged_back':
      return { ...approved(transaction, asked), refundedCents: amount, disputedCents: amount }
    case 'refunded':
      return { ...approved(transaction, asked), refundedCents: amount }
    case 'failed':
      return { kind: 'declined', id, reason: 'card_declined', providerCode: status }
    case 'canceled':
    case 'reversed':
    case 'expired':
      if (wasPaid(transaction)) return { ...approved(transaction, asked), refundedCents: amount }
      return {
        kind: 'declined',
        id,
        reason: status === 'expired' ? 'expired' : 'canceled',
        providerCode: status,
      }
    default:
      return unknown('unreadable', `status ${status}`, id)
  }
}

/** A payment that was given back is `canceled` too; it stays confirmed. */
function wasPaid({ confirmed, refunded }: Transaction): boolean {
  return refunded === true || confirmed === true || String(confirmed) === '1'
}

function approved(transaction: Transaction, { metodo, amountCents, currency }: Asked): Approved {
  const { id, fees, payment_method: method, metadata } = transaction
  const isCard = metodo === 'cartao_credito'
  return {
    kind: 'approved',
    id,
    amountCents,
    currency,
    refundedCents: 0n,
    disputedCents: 0n,
    paidAt: new Date(),
    feeCents: fees ? decimalToCents(fees) : null,
    saved: isCard && metadata?.[KEEP] === '1' ? savedOf(method, method?.customer ?? null) : null,
    detail: isCard
      ? {
          ...(method?.card_brand && { brand: method.card_brand.toLowerCase() }),
          ...(method?.last4_digits && { last4: method.last4_digits }),
        }
      : {},
  }
}

export function savedOf(card: Card | null | undefined, customer: string | null): SavedInstrument | null {
  if (!card?.id || customer === null) return null
  const { expiration_month: month, expiration_year: year } = card
  return {
    reference: card.id,
    customer,
    tipo: 'cartao_credito',
    brand: card.card_brand?.toLowerCase() ?? null,
    last4: card.last4_digits ?? '',
    validade: month && year ? `${String(month).padStart(2, '0')}/${String(year).padStart(4, '20')}` : null,
  }
}

function instrumentOf(
  { payment_method: method }: Transaction,
  { key, metodo, expiresAt }: Asked,
): Instrument | null {
  const emv = method?.qr_code?.emv
  if (metodo === 'pix' && emv) {
    const until = Date.parse(method?.expiration_date ?? '')
    const end = Number.isNaN(until) ? expiresAt : new Date(until)
    return end ? { tipo: 'pix', copiaECola: emv, txid: key, expiresAt: end } : null
  }
  const today = new Date().toISOString().slice(0, 10)
  const boleto = method?.barcode ? readBoleto(method.barcode, today) : null
  if (metodo !== 'boleto' || !boleto) return null
  return {
    tipo: 'boleto',
    linhaDigitavel: boleto.linhaDigitavel,
    codigoBarras: boleto.codigoBarras,
    vencimento: boleto.vencimento ?? method?.expiration_date?.slice(0, 10) ?? today,
    nossoNumero: method?.reference_number ?? null,
    pdfUrl: method?.url ?? null,
  }
}

const reasons: [RegExp, DeclineReason][] = [
  [/insufficient/, 'insufficient_funds'],
  [/expired_card|card_expired/, 'expired_card'],
  [/fraud|risk|stolen|lost/, 'suspected_fraud'],
  [/limit|exceed/, 'limit_exceeded'],
  [/token/, 'token_invalid'],
  [/security_code|card_number|expiration|cvv/, 'wrong_card_data'],
  [/unsupported_payment_type|seller|not_allowed/, 'not_available'],
]

/** A refusal with Zoop's own error; only 402 is the card's. */
export function refusalOf({ status, body }: ProviderAnswer): Declined {
  const error = errorSchema.safeParse(body).data?.error
  const code = error?.category ?? error?.type ?? `HTTP ${status}`
  const named = reasons.find(([pattern]) => pattern.test(code))?.[1]
  const otherwise = status === 402 ? 'card_declined' : 'request_refused'
  return { kind: 'declined', id: null, reason: named ?? otherwise, providerCode: code }
}
