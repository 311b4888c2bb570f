import type { Stripe } from 'stripe'
import { unknown } from '../ask.ts'
import type { SettlementEntry, Settlements } from '../gateway.ts'
import { resultOfError } from './stripe-errors.ts'

const MOST = 10_000
const kinds: Record<string, SettlementEntry['tipo']> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  payment_failure_refund: 'refund',
  adjustment: 'chargeback',
}

/** The movements of the balance on a day in UTC. */
export async function listBalance(
  stripe: Stripe,
  day: string,
  on: Stripe.RequestOptions,
): Promise<Settlements> {
  const from = Date.parse(`${day}T00:00:00Z`) / 1000
  try {
    const list = stripe.balanceTransactions.list(
      { created: { gte: from, lt: from + 86_400 }, limit: 100, expand: ['data.source'] },
      on,
    )
    const all = await list.autoPagingToArray({ limit: MOST })
    return { kind: 'listed', entries: all.flatMap(entryOf) }
  } catch (error) {
    const result = resultOfError(error)
    return result.kind === 'unknown' ? result : unknown('unreadable', String(result.providerCode))
  }
}

function entryOf({ type, source, amount, currency, created }: Stripe.BalanceTransaction): SettlementEntry[] {
  const tipo = kinds[type]
  if (!tipo || source === null || typeof source !== 'object' || !('payment_intent' in source)) return []
  const { id, payment_intent: intent } = source
  const metadata = 'metadata' in source ? source.metadata : null
  const paymentId = typeof intent === 'string' ? intent : (intent?.id ?? '')
  return [
    {
      tipo,
      id,
      paymentId,
      key: metadata?.['estorno'] ?? metadata?.['pagamento'] ?? null,
      amountCents: BigInt(Math.abs(amount)),
      currency: currency.toUpperCase(),
      at: new Date(created * 1000),
    },
  ]
}
