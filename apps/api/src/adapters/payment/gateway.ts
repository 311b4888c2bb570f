import type { Attempt, Currency, MetodoOnline, Payee, Payer, PaymentRef } from './attempt.ts'
import type {
  CancelResult,
  FetchResult,
  PaymentResult,
  RefundResult,
  SaveResult,
  Unknown,
} from './payment-result.ts'

/**
 * `idGatewayPagamento` by name. cardconnect, picpay, stripe and zoop are Spec §3's; the rest are ours, outside its range
 * (Decision 45).
 */
export const gatewayIds = {
  sandbox: 0,
  cardconnect: 1,
  picpay: 4,
  stripe: 5,
  zoop: 8,
  paypal: 100,
  pix: 101,
} as const

export type GatewayName = keyof typeof gatewayIds

/**
 * A payment provider.
 *
 * No function throws for what a provider or the network does: what is not definite is `unknown`. Each one ends within
 * {@link GATEWAY_BUDGET_MS}, and may be called again with the same keys at any time. None may be called inside a
 * database transaction.
 */
export interface Gateway {
  readonly name: GatewayName
  capabilities: () => Capabilities
  /**
   * Starts collecting. The same `attempt.key` collects once, however often it is called, and a repeated call answers
   * with the present state.
   */
  authorize: (attempt: Attempt) => Promise<PaymentResult>
  /** Takes what is `capturable`; an attempt that is captured already is `approved` again. */
  capture: (ref: PaymentRef) => Promise<PaymentResult>
  /** Makes a waiting Pix, boleto, challenge or hold unpayable. Read `fetch` afterwards: it may have been paid meanwhile. */
  cancelInstrument: (ref: PaymentRef) => Promise<CancelResult>
  /** The present state. The only thing that may lead to `aprovado`. */
  fetch: (ref: PaymentRef) => Promise<FetchResult>
  /** Gives back a part or all. The same `refundKey` (a UUID) gives back once. */
  refund: (refund: Refund) => Promise<RefundResult>
  /** Keeps a card or account without a charge. */
  saveInstrument: (request: SaveRequest) => Promise<SaveResult>
  /** Forgets a kept card or account; one that is unknown counts as forgotten. */
  forgetInstrument: (saved: {
    reference: string
    customer: string | null
    payee: Payee
  }) => Promise<{ kind: 'forgotten' } | Unknown>
  /** Whether a call really comes from the provider, and which attempts it is about. The content is a hint to `fetch`. */
  verifyWebhook: (delivery: WebhookDelivery) => Promise<WebhookVerdict>
  /**
   * Whether the provider knows this account and takes money for it on our keys; left out where it cannot be asked. An
   * account that is there and takes none is `absent`.
   */
  findAccount?: (conta: string) => Promise<{ kind: 'found' | 'absent' } | Unknown>
  /** What moved on a day at the provider, ours or not. */
  listSettlements: (query: { day: string; payee: Payee }) => Promise<Settlements>
}

/** Time that any call to a provider may take, all its requests together. */
export const GATEWAY_BUDGET_MS = 25_000

export interface Capabilities {
  metodos: readonly MetodoOnline[]
  currencies: readonly Currency[]
  /** Accepts `installments` above 1. */
  installments: boolean
  /** Can keep cards for later charges and recurring gifts. */
  saves: boolean
  /** The provider tells apart by key for this long; later, an attempt that is `not_found` may not be sent again. */
  replayHours: number
  partialRefunds: boolean
  /** Reports at `listSettlements`. */
  settlements: boolean
  /** Largest amount of one charge in cents by method, where there is one. */
  maximumCents: Partial<Record<MetodoOnline, bigint>>
  /** Live money, as opposed to the sandbox and to providers' test keys. */
  live: boolean
}

interface Refund {
  refundKey: string
  payment: PaymentRef & { id: string }
  /** Above zero. */
  amountCents: bigint
  /** Pix: from `Approved.detail.endToEndId`. */
  endToEndId?: string | null
  /** When it was first tried. */
  createdAt: Date
}

interface SaveRequest {
  /** A UUID; the same key keeps once. */
  key: string
  /** From the tokenisation service. */
  token: string
  tipo: 'cartao_credito' | 'ach'
  payer: Payer
  payee: Payee
}

export interface WebhookDelivery {
  /** The body as it came, byte by byte. */
  rawBody: Uint8Array
  /** Lower-case names. */
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** Of the address that was called: some providers can sign nothing and prove themselves by a secret there. */
  query: Readonly<Record<string, string | undefined>>
}

type WebhookVerdict =
  | { kind: 'valid'; events: WebhookEvent[] }
  /** `unreadable` alone is proved to come from the provider. */
  | { kind: 'invalid'; reason: 'signature' | 'too_old' | 'unreadable' }
  /** Could not be checked now; the provider is to send it again (503). */
  | Unknown

interface WebhookEvent {
  /** The same for each delivery of the same event, unique within the gateway. */
  eventId: string
  /** As the provider calls it, for the inbox. */
  type: string
  /** Attempt's key and provider's id, as far as the event tells; with neither there is nothing to do. */
  key: string | null
  id: string | null
}

export type Settlements =
  | {
      kind: 'listed'
      entries: SettlementEntry[]
      /** `false` where a day's payments may be listed on another day, so that what is missing says nothing. */
      complete?: boolean
    }
  | { kind: 'unsupported' }
  | Unknown

export interface SettlementEntry {
  tipo: 'payment' | 'refund' | 'chargeback'
  /** Of the payment that it belongs to. */
  paymentId: string
  /** Of this movement itself. */
  id: string
  /** Attempt's or refund's key where the provider carries it. */
  key: string | null
  /** Positive, in cents. */
  amountCents: bigint
  currency: Currency
  at: Date
}
