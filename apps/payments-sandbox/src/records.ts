/** Everything the sandbox knows, as it lies in its ledger. Amounts are cents in decimal digits: JSON has no bigint. */
export type LedgerRecord =
  | PaymentRecord
  | RefundRecord
  | TokenRecord
  | InstrumentRecord
  | MovementRecord
  | WebhookRecord

export interface PaymentRecord {
  kind: 'payment'
  id: string
  key: string
  /** Of what the key stood for first. */
  bodyHash: string
  metodo: Metodo
  amountCents: string
  currency: string
  description: string
  payeeName: string
  payeeCity: string
  language: string
  returnUrl: string
  createdAt: string
  expiresAt: string
  status: PaymentStatus
  /** Why it is `declined`. */
  reason: string | null
  /** What the card or account of this payment does. */
  outcome: Outcome
  brand: string | null
  last4: string | null
  save: boolean
  offSession: boolean
  capture: 'automatic' | 'manual'
  instrument: InstrumentData | null
  reference: string | null
  paidAt: string | null
  refundedCents: string
  disputedCents: string
  /** Moment at which it goes on by itself. */
  dueAt: string | null
}

export type Metodo = 'ach' | 'boleto' | 'cartao_credito' | 'paypal' | 'picpay' | 'pix'

export type PaymentStatus =
  | 'waiting'
  | 'challenge'
  | 'processing'
  | 'review'
  | 'capturable'
  | 'paid'
  | 'declined'
  | 'canceled'
  | 'expired'

export type InstrumentData =
  | { tipo: 'pix'; copiaECola: string; txid: string }
  | { tipo: 'boleto'; linhaDigitavel: string; codigoBarras: string; vencimento: string; nossoNumero: string }
  | { tipo: 'picpay' }
  | { tipo: 'ach'; bankName: string; last4: string }

export const outcomes = [
  'approved',
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'wrong_card_data',
  'suspected_fraud',
  'account_invalid',
  'challenge',
  'challenge_then_declined',
  'processing',
  'processing_then_declined',
  'review',
  'approved_then_disputed',
  'declined_when_saved',
  'lost_after_charge',
  'lost_before_charge',
] as const

/** What a test card or a test account does when it is charged. */
export type Outcome = (typeof outcomes)[number]

export interface RefundRecord {
  kind: 'refund'
  id: string
  key: string
  paymentId: string
  amountCents: string
  createdAt: string
}

/** No number: what a tokenised card does, and what may be shown of it. */
export interface TokenRecord {
  kind: 'token'
  id: string
  tipo: 'cartao_credito' | 'ach'
  outcome: Outcome
  brand: string | null
  last4: string
  validade: string | null
  expiresAt: string
  /** Key of the payment or instrument that it was spent on. */
  spentBy: string | null
}

export interface InstrumentRecord {
  kind: 'instrument'
  id: string
  key: string
  tipo: 'cartao_credito' | 'ach'
  outcome: Outcome
  brand: string | null
  last4: string
  validade: string | null
  forgotten: boolean
}

export interface MovementRecord {
  kind: 'movement'
  id: string
  tipo: 'payment' | 'refund' | 'chargeback'
  paymentId: string
  key: string | null
  amountCents: string
  currency: string
  at: string
}

export interface WebhookRecord {
  kind: 'webhook'
  id: string
  body: string
  attempts: number
  /** `null` when it was taken, or given up after the last attempt. */
  nextAt: string | null
}
