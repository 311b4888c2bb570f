import { ApiError, type ErrorBody, type ErrorCode } from '@atrio/contract'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { groupTexts } from './group-error-texts.ts'
import { paymentTexts } from './payment-error-texts.ts'

/** What a person reads when a call fails: what happened, what it means, and what to do about it. */
export interface ErrorMessage {
  title: string
  detail: string
  /** Label of the one thing to do; the page knows what that is. */
  action: string
}

/** The message of whatever a call rejected with. Anything but an answer of ours counts as no answer. */
export function errorMessage(error: unknown): ErrorMessage {
  if (!(error instanceof ApiError)) return say(network, {})
  return bodyMessage(error.body)
}

/** What the body of an answer says; registration that is still to open has not ended. */
export function bodyMessage({ code, retryAfter, detalhes }: ErrorBody): ErrorMessage {
  const opens = code === 'EVT_REG_002' ? detalhes?.['abreEm'] : undefined
  if (opens === undefined) return codeMessage(code, retryAfter)
  const format = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeStyle: 'short' })
  return {
    title: m.code_evt_reg_002_soon_title(),
    detail: m.code_evt_reg_002_soon_detail({ date: format.format(new Date(opens)) }),
    action: m.code_evt_reg_002_action(),
  }
}

export function codeMessage(code: ErrorCode, retryAfter?: number): ErrorMessage {
  return say(texts[code], { wait: waitText(retryAfter) })
}

/** The code of a failed call, or `NETWORK` when no answer came. */
export function errorCode(error: unknown): ErrorCode | 'NETWORK' {
  return error instanceof ApiError ? error.body.code : 'NETWORK'
}

interface Text {
  title: () => string
  detail: (inputs: { wait: string }) => string
  action: () => string
}

const network: Text = {
  title: m.code_network_title,
  detail: m.code_network_detail,
  action: m.code_network_action,
}

const texts: Record<ErrorCode, Text> = {
  VALIDATION: {
    title: m.code_validation_title,
    detail: m.code_validation_detail,
    action: m.code_validation_action,
  },
  MALFORMED_JSON: {
    title: m.code_malformed_json_title,
    detail: m.code_malformed_json_detail,
    action: m.code_malformed_json_action,
  },
  CAPTCHA_INVALID: {
    title: m.code_captcha_invalid_title,
    detail: m.code_captcha_invalid_detail,
    action: m.code_captcha_invalid_action,
  },
  CAPTCHA_REQUIRED: {
    title: m.code_captcha_required_title,
    detail: m.code_captcha_required_detail,
    action: m.code_captcha_required_action,
  },
  CODE_INVALID: {
    title: m.code_code_invalid_title,
    detail: m.code_code_invalid_detail,
    action: m.code_code_invalid_action,
  },
  UNAUTHENTICATED: {
    title: m.code_unauthenticated_title,
    detail: m.code_unauthenticated_detail,
    action: m.code_unauthenticated_action,
  },
  INVALID_CREDENTIALS: {
    title: m.code_invalid_credentials_title,
    detail: m.code_invalid_credentials_detail,
    action: m.code_invalid_credentials_action,
  },
  EMAIL_CODE_INVALID: {
    title: m.code_email_code_invalid_title,
    detail: m.code_email_code_invalid_detail,
    action: m.code_email_code_invalid_action,
  },
  ACCOUNT_INACTIVE: {
    title: m.code_account_inactive_title,
    detail: m.code_account_inactive_detail,
    action: m.code_account_inactive_action,
  },
  PASSWORD_INCORRECT: {
    title: m.code_password_incorrect_title,
    detail: m.code_password_incorrect_detail,
    action: m.code_password_incorrect_action,
  },
  FORBIDDEN: {
    title: m.code_forbidden_title,
    detail: m.code_forbidden_detail,
    action: m.code_forbidden_action,
  },
  PASSWORD_CHANGE_REQUIRED: {
    title: m.code_password_change_required_title,
    detail: m.code_password_change_required_detail,
    action: m.code_password_change_required_action,
  },
  REFRESH_REFUSED: {
    title: m.code_refresh_refused_title,
    detail: m.code_refresh_refused_detail,
    action: m.code_refresh_refused_action,
  },
  NOT_FOUND: {
    title: m.code_not_found_title,
    detail: m.code_not_found_detail,
    action: m.code_not_found_action,
  },
  UNKNOWN_HOST: {
    title: m.code_unknown_host_title,
    detail: m.code_unknown_host_detail,
    action: m.code_unknown_host_action,
  },
  EMAIL_NOT_FOUND: {
    title: m.code_email_not_found_title,
    detail: m.code_email_not_found_detail,
    action: m.code_email_not_found_action,
  },
  ACCOUNT_EXISTS: {
    title: m.code_account_exists_title,
    detail: m.code_account_exists_detail,
    action: m.code_account_exists_action,
  },
  CPF_IN_USE: {
    title: m.code_cpf_in_use_title,
    detail: m.code_cpf_in_use_detail,
    action: m.code_cpf_in_use_action,
  },
  ACCOUNT_LIMIT: {
    title: m.code_account_limit_title,
    detail: m.code_account_limit_detail,
    action: m.code_account_limit_action,
  },
  NOTE_CONFLICT: {
    title: m.code_note_conflict_title,
    detail: m.code_note_conflict_detail,
    action: m.code_note_conflict_action,
  },
  NOTE_LIMIT: {
    title: m.code_note_limit_title,
    detail: m.code_note_limit_detail,
    action: m.code_note_limit_action,
  },
  NOTE_EXPORT_TOO_LARGE: {
    title: m.code_note_export_too_large_title,
    detail: m.code_note_export_too_large_detail,
    action: m.code_note_export_too_large_action,
  },
  DOCUMENT_TOO_HEAVY: {
    title: m.code_document_too_heavy_title,
    detail: m.code_document_too_heavy_detail,
    action: m.code_document_too_heavy_action,
  },
  ...groupTexts,
  ...paymentTexts,
  PAYLOAD_TOO_LARGE: {
    title: m.code_payload_too_large_title,
    detail: m.code_payload_too_large_detail,
    action: m.code_payload_too_large_action,
  },
  UNSUPPORTED_MEDIA_TYPE: {
    title: m.code_unsupported_media_type_title,
    detail: m.code_unsupported_media_type_detail,
    action: m.code_unsupported_media_type_action,
  },
  FILE_TOO_LARGE: {
    title: m.code_file_too_large_title,
    detail: m.code_file_too_large_detail,
    action: m.code_file_too_large_action,
  },
  FILE_TYPE: {
    title: m.code_file_type_title,
    detail: m.code_file_type_detail,
    action: m.code_file_type_action,
  },
  FILE_ACTIVE: {
    title: m.code_file_active_title,
    detail: m.code_file_active_detail,
    action: m.code_file_active_action,
  },
  FILE_PIXELS: {
    title: m.code_file_pixels_title,
    detail: m.code_file_pixels_detail,
    action: m.code_file_pixels_action,
  },
  FILE_DAMAGED: {
    title: m.code_file_damaged_title,
    detail: m.code_file_damaged_detail,
    action: m.code_file_damaged_action,
  },
  TOO_MANY_REQUESTS: {
    title: m.code_too_many_requests_title,
    detail: m.code_too_many_requests_detail,
    action: m.code_too_many_requests_action,
  },
  INTERNAL: { title: m.code_internal_title, detail: m.code_internal_detail, action: m.code_internal_action },
  ACTIVATION_MAIL_FAILED: {
    title: m.code_activation_mail_failed_title,
    detail: m.code_activation_mail_failed_detail,
    action: m.code_activation_mail_failed_action,
  },
  UNAVAILABLE: {
    title: m.code_unavailable_title,
    detail: m.code_unavailable_detail,
    action: m.code_unavailable_action,
  },
}

function say(text: Text, { wait = '' }: { wait?: string }): ErrorMessage {
  return { title: text.title(), detail: text.detail({ wait }), action: text.action() }
}

/** `in 5 minutes`, in words of the page's language. */
function waitText(seconds: number | undefined): string {
  if (!seconds || seconds < 5) return m.code_wait_moment()
  const format = new Intl.RelativeTimeFormat(getLocale(), { numeric: 'always' })
  return seconds < 90
    ? format.format(Math.ceil(seconds), 'second')
    : format.format(Math.ceil(seconds / 60), 'minute')
}
