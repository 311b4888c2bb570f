import { Stripe } from 'stripe'
import { unknown } from '../ask.ts'
import type { Declined, DeclineReason, Unknown } from '../payment-result.ts'

const reasons: Record<string, DeclineReason> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'wrong_card_data',
  invalid_cvc: 'wrong_card_data',
  incorrect_number: 'wrong_card_data',
  invalid_number: 'wrong_card_data',
  invalid_expiry_month: 'wrong_card_data',
  invalid_expiry_year: 'wrong_card_data',
  incorrect_zip: 'wrong_card_data',
  authentication_required: 'authentication_required',
  payment_intent_authentication_failure: 'authentication_failed',
  fraudulent: 'suspected_fraud',
  stolen_card: 'suspected_fraud',
  lost_card: 'suspected_fraud',
  pickup_card: 'suspected_fraud',
  withdrawal_count_limit_exceeded: 'limit_exceeded',
  card_velocity_exceeded: 'limit_exceeded',
  account_closed: 'account_invalid',
  no_account: 'account_invalid',
  bank_account_unusable: 'account_invalid',
  debit_not_authorized: 'account_invalid',
  payment_method_provider_decline: 'card_declined',
}

export function declineOf(codes: readonly (string | null | undefined)[], id: string | null): Declined {
  const given = codes.filter((code) => typeof code === 'string')
  const reason = given.map((code) => reasons[code]).find((each) => each !== undefined) ?? 'card_declined'
  return { kind: 'declined', id, reason, providerCode: given[0] ?? null }
}

/** What the SDK threw: a definite refusal, or nobody knows. */
export function resultOfError(error: unknown): Declined | Unknown {
  if (error instanceof Stripe.errors.StripeCardError) {
    return declineOf([error.decline_code, error.code], error.payment_intent?.id ?? null)
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError) return unknown('mismatch', 'idempotency_error')
  if (error instanceof Stripe.errors.StripeRateLimitError) return unknown('limited', 'rate_limit')
  if (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  ) {
    return unknown('unauthorised', error.code ?? error.type)
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    // 409: another call with the key is on its way.
    if (error.statusCode === 409) return unknown('limited', error.code ?? 'conflict')
    const isToken = error.param === 'payment_method' || error.code === 'resource_missing'
    return {
      kind: 'declined',
      id: null,
      reason: isToken ? 'token_invalid' : 'request_refused',
      providerCode: error.code ?? error.type,
    }
  }
  if (error instanceof Stripe.errors.StripeConnectionError) return unknown('network', error.type)
  return unknown('server_error', error instanceof Error ? error.name : 'error')
}
