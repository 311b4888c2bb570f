/** Methods that a gateway carries out; cash, transfer and manual Pix never reach one (Spec §3). */
export type MetodoOnline = 'ach' | 'boleto' | 'cartao_credito' | 'paypal' | 'picpay' | 'pix'

/**
 * One try to collect one amount. The same key always carries the same content: a provider may answer a second call with
 * the first one's result and never charges twice.
 */
export interface Attempt {
  /** The `pagamento`'s UUID; goes to the provider as its idempotency key. */
  key: string
  metodo: MetodoOnline
  /** To be collected, in cents; above zero. */
  amountCents: bigint
  /** ISO 4217. */
  currency: Currency
  /** What the person pays for, in their language; providers show the first 22 to 255 characters. */
  description: string
  payee: Payee
  payer: Payer
  /** When it was first tried: providers that cannot search by key are searched around this moment. */
  createdAt: Date
  /** Until when a Pix, a boleto (its day counts), a PicPay, a PayPal or a challenge can be paid. */
  expiresAt: Date
  /** Where the person comes back to after a page of the provider's. What they bring back is not to be trusted. */
  returnUrl: string
  /** `pt-BR`, `en`, `es`: of pages that the provider shows. */
  language: string
  /** For `cartao_credito` and `ach`: a token of the tokenisation service, or a saved instrument's reference. */
  instrument?: InstrumentSource
  /** 1 to 24; 1 when left out. `amountCents` is the sum of all. Only where `capabilities().installments`. */
  installments?: number
  /** Keeps the card for later charges; the approved result then carries `saved`. */
  save?: boolean
  /** The person is not there (a recurring gift): a challenge is then a refusal. Only with a saved reference. */
  offSession?: boolean
  /** `manual` holds the amount until `capture`; `automatic` when left out. */
  capture?: 'automatic' | 'manual'
}

export type Currency = 'BRL' | 'EUR' | 'MXN' | 'USD' | (string & {})

/** Whose money it becomes. */
export interface Payee {
  igrejaId: number
  /** As on receipts and in the Pix code. */
  name: string
  city: string
  /**
   * The church's own account at the gateway: Stripe account, CardConnect merchid, Zoop seller, PayPal merchant, Pix key.
   * `null` uses the one that the environment names.
   */
  merchantId: string | null
}

export interface Payer {
  name: string
  email: string
  /** CPF or CNPJ, digits and capital letters alone; boleto, Pix, PicPay and Zoop need it. */
  document: string | null
  /** `+5511999999999` */
  phone: string | null
  /** Boleto needs it. */
  address: PayerAddress | null
  /** The provider's own id of this person from an earlier `saved`. */
  customer?: string | null
}

interface PayerAddress {
  /** ISO 3166-1 alpha-2. */
  country: string
  state: string
  city: string
  neighbourhood: string
  street: string
  number: string
  complement: string
  zipcode: string
}

export type InstrumentSource =
  /** From the tokenisation service: used once, lives minutes. */
  | { token: string }
  /** From `SavedInstrument.reference`. */
  | { reference: string }

/** Enough to find an attempt again. */
export interface PaymentRef {
  key: string
  /** The provider's id, as soon as one is known. Without it the adapter searches by key. */
  id: string | null
  metodo: MetodoOnline
  /** Of the attempt; an answer with another amount or currency is `unknown` with cause `mismatch`. */
  amountCents: bigint
  currency: Currency
  payee: Payee
  createdAt: Date
}
