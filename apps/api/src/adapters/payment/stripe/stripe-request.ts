import type { Stripe } from 'stripe'
import type { Attempt } from '../attempt.ts'

const DAY_MS = 86_400_000

/**
 * The same attempt always makes the same request, to the second: Stripe refuses a key that comes back with other
 * parameters.
 */
export function intentOf(attempt: Attempt, customer: string | null): Stripe.PaymentIntentCreateParams {
  const { instrument, metodo, payer } = attempt
  return {
    amount: Number(attempt.amountCents),
    currency: attempt.currency.toLowerCase(),
    confirm: true,
    description: attempt.description.slice(0, 1_000),
    metadata: { pagamento: attempt.key, igreja: String(attempt.payee.igrejaId) },
    return_url: attempt.returnUrl,
    receipt_email: payer.email,
    capture_method: attempt.capture ?? 'automatic',
    ...(customer !== null && { customer }),
    ...(instrument && { payment_method: 'token' in instrument ? instrument.token : instrument.reference }),
    ...(attempt.offSession && { off_session: true }),
    ...(attempt.save && { setup_future_usage: 'off_session' as const }),
    ...methodOf(attempt),
    ...(metodo === 'ach' && {
      mandate_data: { customer_acceptance: { type: 'offline' as const, offline: {} } },
    }),
  }
}

function methodOf({
  metodo,
  payer,
  expiresAt,
  createdAt,
}: Attempt): Partial<Stripe.PaymentIntentCreateParams> {
  const billing = { name: payer.name, email: payer.email }
  switch (metodo) {
    case 'pix':
      return {
        allowed_payment_method_types: ['pix'],
        payment_method_data: { type: 'pix', billing_details: billing },
        payment_method_options: { pix: { expires_at: Math.floor(expiresAt.getTime() / 1000) } },
      }
    case 'boleto':
      return {
        allowed_payment_method_types: ['boleto'],
        payment_method_data: {
          type: 'boleto',
          boleto: { tax_id: payer.document ?? '' },
          billing_details: {
            ...billing,
            address: {
              country: 'BR',
              state: payer.address?.state ?? '',
              city: payer.address?.city ?? '',
              line1: `${payer.address?.street ?? ''}, ${payer.address?.number ?? ''}`,
              postal_code: payer.address?.zipcode ?? '',
            },
          },
        },
        payment_method_options: {
          boleto: {
            expires_after_days: Math.max(0, Math.ceil((expiresAt.getTime() - createdAt.getTime()) / DAY_MS)),
          },
        },
      }
    case 'ach':
      return { allowed_payment_method_types: ['us_bank_account'] }
    default:
      return { allowed_payment_method_types: ['card'] }
  }
}
