import { randomUUID } from 'node:crypto'
import type { Attempt, InstrumentSource, MetodoOnline, PaymentRef } from '../adapters/payment/attempt.ts'
import type { Gateway, WebhookDelivery } from '../adapters/payment/gateway.ts'

export type ProviderFault =
  | 'drop_before'
  | 'drop_after'
  | 'delay'
  | 'server_error'
  | 'server_error_after'
  | 'garbage'

/** A gateway under test and the provider behind it, which is a real server that speaks the provider's protocol. */
export interface GatewayRig {
  /** Ends within {@link SUITE_BUDGET_MS}. */
  gateway: Gateway
  /** What to pay with, for methods that need it. */
  source?: (does: 'approve' | 'decline' | 'challenge') => Promise<InstrumentSource>
  /** The provider's own count of what it collected, or would collect, for an attempt. */
  charges: (key: string) => Promise<number>
  /** The provider's own sum of what it gave back for an attempt, in cents. */
  refunded: (key: string) => Promise<bigint>
  /** The person, or the bank, pays or agrees. */
  settle: (key: string) => Promise<void>
  /** The next call of this kind goes wrong. */
  arm: (on: 'authorize' | 'fetch' | 'refund', fault: ProviderFault) => Promise<void>
  /** From now on the provider tells another amount; not for providers that tell none. */
  tamper?: (key: string, amountCents: bigint) => Promise<void>
  /** A genuine notice about a payment, of a given age. */
  webhook: (key: string, ageSeconds?: number) => Promise<WebhookDelivery>
}

export interface GatewayTraits {
  metodo: MetodoOnline
  currency: string
  /** What `authorize` answers when all is well: paid at once, or an instrument, or a page to go to. */
  begins: 'approved' | 'pending' | 'action'
  /** After `settle`, the amount still has to be taken by `capture`. */
  captures?: boolean
  declines?: boolean
  challenges?: boolean
  partialRefunds?: boolean
  /** Answers to `fetch` name the amount, so that a wrong one shows. */
  tellsAmount: boolean
  /** `false` for a method whose money cannot go back the way it came. */
  refundable?: boolean
  /** `false` where an answer to `fetch` does not sum up what was given back in part. */
  tellsRefunds?: boolean
  /** `false` for a provider that sends none: whatever comes in its name is not from it. */
  notices?: boolean
  /** Its notices carry a signed moment. */
  datedWebhooks?: boolean
  /** Cents of the amounts to try; providers have their limits. */
  amounts?: bigint[]
}

/** Instead of 25 seconds. */
export const SUITE_BUDGET_MS = 800

/** The same secrets with one character turned, and a body that lies. */
export function forge({ headers, query, rawBody }: WebhookDelivery): WebhookDelivery {
  const turn = (values: Readonly<Record<string, string | string[] | undefined>>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')) : value,
      ]),
    )
  return {
    headers: turn(headers),
    query: turn(query) as WebhookDelivery['query'],
    rawBody: Buffer.concat([rawBody, Buffer.from(' ')]),
  }
}

export function exampleAttempt({ metodo, currency }: Pick<GatewayTraits, 'metodo' | 'currency'>): Attempt {
  const now = Date.now()
  return {
    key: randomUUID(),
    metodo,
    amountCents: 12_345n,
    currency,
    description: 'Retiro de Casais – 2 inscrições',
    payee: { igrejaId: 1, name: 'Igreja Esperança', city: 'São Paulo', merchantId: null },
    payer: {
      name: 'Ana Souza',
      email: 'ana@example.org',
      document: '52998224725',
      phone: '+5511987654321',
      address: {
        country: 'BR',
        state: 'SP',
        city: 'São Paulo',
        neighbourhood: 'Centro',
        street: 'Rua da Paz',
        number: '10',
        complement: '',
        zipcode: '01001000',
      },
    },
    createdAt: new Date(now),
    expiresAt: new Date(now + 15 * 60_000),
    returnUrl: 'https://esperanca.example/checkout/retorno',
    language: 'pt-BR',
  }
}

export function refOf(attempt: Attempt, id: string | null): PaymentRef {
  const { key, metodo, amountCents, currency, payee, createdAt } = attempt
  return { key, id, metodo, amountCents, currency, payee, createdAt }
}

export function plain(_name: string, value: unknown) {
  return typeof value === 'bigint' ? String(value) : value
}
