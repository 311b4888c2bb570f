import type { Currency } from './attempt.ts'

/** What a provider says about an attempt. */
export type PaymentResult = Approved | Pending | Action | Declined | Unknown

/** What `fetch` finds. `not_found` is definite: the provider has read the question and knows no such attempt. */
export type FetchResult = PaymentResult | { kind: 'not_found' }

/** Collected. Never goes back; what is given back or taken back shows in `refundedCents`. */
export interface Approved {
  kind: 'approved'
  /** The provider's id of the payment, unique within the gateway. */
  id: string
  /** Collected, in cents: equal to the attempt's amount. */
  amountCents: bigint
  currency: Currency
  /** Given back so far by whomever: us, the provider's dashboard, a chargeback, a returned ACH debit. */
  refundedCents: bigint
  /** The part of `refundedCents` that the bank took back against the church's will. */
  disputedCents: bigint
  paidAt: Date
  /** Cost of the gateway where it is told at once. */
  feeCents: bigint | null
  /** A kept card, when the attempt asked to keep it. */
  saved: SavedInstrument | null
  /** For receipts: card brand and last digits, Pix end-to-end id. */
  detail: { brand?: string; last4?: string; endToEndId?: string }
}

/** Nothing for the person to do in this browser tab; the end comes by webhook or `fetch`. */
interface Pending {
  kind: 'pending'
  id: string
  /**
   * `instrument`: waits for the person to pay what `instrument` shows. `processing`: the banks work on it. `review`:
   * anti-fraud. `capturable`: the amount is held (or a PayPal order approved) and waits for `capture`.
   */
  reason: 'instrument' | 'processing' | 'review' | 'capturable'
  instrument: Instrument | null
  /** The sandbox alone: the page where somebody plays the bank. */
  testUrl?: string
}

/** The person must go to a page of the provider's and comes back to `returnUrl`; then ask `fetch`. */
interface Action {
  kind: 'action'
  id: string
  challenge: Challenge
}

interface Challenge {
  /** `3ds`: the card's bank asks for a confirmation. `paypal`: approve the order at PayPal. */
  tipo: '3ds' | 'paypal'
  /** To be opened in the whole window, never in a frame. */
  url: string
  expiresAt: Date
}

/** Definite: nothing was and nothing will be collected under this key. */
export interface Declined {
  kind: 'declined'
  id: string | null
  reason: DeclineReason
  /** The provider's code, for support; never shown as it is. */
  providerCode: string | null
}

export type DeclineReason =
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'wrong_card_data'
  | 'authentication_failed'
  | 'authentication_required'
  | 'suspected_fraud'
  | 'account_invalid'
  | 'limit_exceeded'
  | 'token_invalid'
  /** The gateway is not set up for this method, currency or church. */
  | 'not_available'
  /** Our request was refused: a fault of ours to look into. */
  | 'request_refused'
  | 'canceled'
  | 'expired'

/** Nobody knows yet: ask `fetch` later. Never to be read as a refusal. */
export interface Unknown {
  kind: 'unknown'
  /**
   * `timeout`, `network` and `server_error`: no readable answer. `unreadable`: an answer that breaks the protocol.
   * `limited`: asked to slow down. `unauthorised`: our keys are refused. `mismatch`: another amount, currency or church
   * than asked for, a person has to look.
   */
  cause: 'timeout' | 'network' | 'server_error' | 'unreadable' | 'limited' | 'unauthorised' | 'mismatch'
  /** For logs; holds no personal data. */
  detail: string
  /** The provider's id where one was given all the same. */
  id: string | null
}

/** What the person is shown to pay with. */
export type Instrument =
  | {
      tipo: 'pix'
      /** The EMV code to paste and to draw as a QR code. */
      copiaECola: string
      txid: string
      expiresAt: Date
    }
  | {
      tipo: 'boleto'
      /** 47 digits. */
      linhaDigitavel: string
      /** 44 digits, drawn as ITF. */
      codigoBarras: string
      /** `2026-12-31`, the last day on which banks take it. */
      vencimento: string
      nossoNumero: string | null
      /** The provider's own document, where it makes one. */
      pdfUrl: string | null
    }
  | {
      tipo: 'picpay'
      /** Opens the app on a phone. */
      url: string
      /** To be drawn as a QR code. */
      qrCode: string
      expiresAt: Date
    }
  | {
      tipo: 'ach'
      /** As shown on bank statements. */
      bankName: string | null
      last4: string
    }

/** A card or account kept at the provider. */
export interface SavedInstrument {
  /** For `InstrumentSource`; useless outside our account at the provider. */
  reference: string
  /** The provider's id of the person, to be given again in `Payer.customer`. */
  customer: string | null
  tipo: 'cartao_credito' | 'ach'
  brand: string | null
  last4: string
  /** `12/2030` */
  validade: string | null
}

export type SaveResult = { kind: 'saved'; instrument: SavedInstrument } | Declined | Unknown

/** Of `cancelInstrument`: `declined` says that it is too late, and `fetch` what happened instead. */
export type CancelResult =
  | { kind: 'canceled' }
  | { kind: 'declined'; reason: 'already_paid' | 'processing'; providerCode: string | null }
  | { kind: 'not_found' }
  | Unknown

export type RefundResult =
  | { kind: 'approved'; id: string; amountCents: bigint }
  /** On its way back; `refundedCents` of a later `fetch` counts it when it has arrived. */
  | { kind: 'pending'; id: string; amountCents: bigint }
  | {
      kind: 'declined'
      reason: 'not_paid' | 'exceeds_paid' | 'too_late' | 'no_funds' | 'request_refused'
      providerCode: string | null
    }
  | Unknown
