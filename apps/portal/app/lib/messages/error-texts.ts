import type { ErrorCode, StaffErrorCode } from '@atrio/contract'
import { m } from '../../paraglide/messages.js'
import type { ErrorText } from './error-messages.ts'
import { chatTexts } from './chat-error-texts.ts'
import { groupTexts } from './group-error-texts.ts'
import { paymentTexts } from './payment-error-texts.ts'

/** What is said of every code that a portal is answered. Loaded when the first call fails: see `loadErrorTexts`. */
export const errorTexts: Record<Exclude<ErrorCode, StaffErrorCode>, ErrorText> = {
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
  PLAN_REQUIRED: {
    title: m.code_plan_required_title,
    detail: m.code_plan_required_detail,
    action: m.code_plan_required_action,
  },
  FILM_NOT_READY: {
    title: m.code_film_not_ready_title,
    detail: m.code_film_not_ready_detail,
    action: m.code_film_not_ready_action,
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
  PASSKEY_EXPIRED: {
    title: m.code_passkey_expired_title,
    detail: m.code_passkey_expired_detail,
    action: m.code_passkey_expired_action,
  },
  PASSKEY_UNKNOWN: {
    title: m.code_passkey_unknown_title,
    detail: m.code_passkey_unknown_detail,
    action: m.code_passkey_unknown_action,
  },
  PASSKEY_REFUSED: {
    title: m.code_passkey_refused_title,
    detail: m.code_passkey_refused_detail,
    action: m.code_passkey_refused_action,
  },
  PASSKEY_COPIED: {
    title: m.code_passkey_copied_title,
    detail: m.code_passkey_copied_detail,
    action: m.code_passkey_copied_action,
  },
  FRESH_LOGIN_REQUIRED: {
    title: m.code_fresh_login_required_title,
    detail: m.code_fresh_login_required_detail,
    action: m.code_fresh_login_required_action,
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
  LAST_ADMIN: {
    title: m.code_last_admin_title,
    detail: m.code_last_admin_detail,
    action: m.code_last_admin_action,
  },
  NOTE_CONFLICT: {
    title: m.code_note_conflict_title,
    detail: m.code_note_conflict_detail,
    action: m.code_note_conflict_action,
  },
  VERSION_CONFLICT: {
    title: m.code_version_conflict_title,
    detail: m.code_version_conflict_detail,
    action: m.code_version_conflict_action,
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
  ...chatTexts,
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
