import { todayIn } from '@atrio/rules'
import type { Attempt, Payer } from '../attempt.ts'
import { KEEP } from './zoop-result.ts'

export const BOLETO_MAXIMUM = 1_000_000n

/** The same attempt makes the same request; amounts are cents, answers are not. */
export function transactionOf(
  attempt: Attempt,
  { seller, customer, card }: { seller: string; customer: string | null; card: string | null },
) {
  const { metodo, instrument, installments = 1 } = attempt
  const amount = Number(attempt.amountCents)
  const source = { usage: 'reusable', type: 'card', currency: attempt.currency, amount, card: { id: card } }
  return {
    amount,
    currency: attempt.currency,
    description: attempt.description.slice(0, 255),
    on_behalf_of: seller,
    reference_id: attempt.key,
    ...(customer !== null && { customer }),
    ...(metodo === 'pix' && { payment_type: 'pix' }),
    ...(metodo === 'boleto' && { payment_type: 'boleto', payment_method: boletoOf(attempt) }),
    ...(metodo === 'cartao_credito' && {
      payment_type: 'credit',
      capture: attempt.capture !== 'manual',
      ...(card !== null ? { source } : instrument && 'token' in instrument && { token: instrument.token }),
      // Interest, if any, is in the amount already.
      ...(installments > 1 && {
        installment_plan: { mode: 'interest_free', number_installments: installments },
      }),
      ...(attempt.save && { metadata: { [KEEP]: '1' } }),
    }),
  }
}

/** Its last day, on Brasília's calendar, is the last on which banks take it. */
function boletoOf({ expiresAt, description }: Attempt) {
  const day = todayIn('America/Sao_Paulo', expiresAt)
  return { expiration_date: day, payment_limit_date: day, body_instructions: [description.slice(0, 255)] }
}

export function buyerOf({ name, email, document, phone, address }: Payer) {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return {
    first_name: first,
    last_name: rest.join(' ') || first,
    email,
    taxpayer_id: document,
    ...(phone !== null && { phone_number: phone }),
    ...(address && {
      address: {
        line1: `${address.street}, ${address.number}`,
        line2: address.complement,
        neighborhood: address.neighbourhood,
        city: address.city,
        state: address.state,
        postal_code: address.zipcode,
        country_code: address.country,
      },
    }),
  }
}
