import { m } from '../paraglide/messages.js'
import { codeOf } from './api.ts'

const texts: Record<string, () => string> = {
  NETWORK: m.error_network,
  INVALID_CREDENTIALS: m.error_credentials,
  PASSWORD_INCORRECT: m.error_credentials,
  CODE_INVALID: m.lost_wrong,
  SECOND_FACTOR_INVALID: m.error_code,
  SECOND_FACTOR_REQUIRED: m.error_factor_required,
  FORBIDDEN: m.error_forbidden,
  NOT_FOUND: m.error_not_found,
  EMAIL_NOT_FOUND: m.error_email,
  VERSION_CONFLICT: m.error_stale,
  ACCOUNT_LIMIT: m.error_limit,
  LAST_ADMIN: m.error_last_admin,
  LAST_FACTOR: m.error_last_factor,
  PASSKEY_EXPIRED: m.passkey_stopped,
  PASSKEY_UNKNOWN: m.error_passkey_unknown,
  PASSKEY_REFUSED: m.error_passkey_refused,
  PASSKEY_COPIED: m.error_passkey_copied,
  AMOUNT_OUT_OF_RANGE: m.error_amount,
  ORDER_NOT_CANCELABLE: m.error_not_waiting,
  ORDER_NOT_REFUNDABLE: m.error_not_refundable,
  DOCUMENT_TOO_HEAVY: m.report_heavy,
  SUBSCRIPTION_ENDED: m.error_subscription_ended,
  NOTICE_SENT: m.notice_late,
  CHANGE_WAITS: m.change_waits,
  GROUP_FULL: m.groups_full,
  GROUP_REQUEST_ANSWERED: m.groups_answered,
  STAFF_ACCOUNT: m.person_staff,
  UNAUTHENTICATED: m.error_session,
  TOO_MANY_REQUESTS: m.error_busy,
  UNAVAILABLE: m.error_busy,
}

/** What happened and what to do about it, in a sentence or two. */
export function errorText(error: unknown): string {
  return (texts[codeOf(error)] ?? m.error_other)()
}
