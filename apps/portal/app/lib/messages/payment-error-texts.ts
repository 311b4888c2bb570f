import { m } from '../../paraglide/messages.js'

/** What is said of purchases and gifts that did not work (Spec §8), by code. */
export const paymentTexts = {
  EVT_REG_002: {
    title: m.code_evt_reg_002_title,
    detail: m.code_evt_reg_002_detail,
    action: m.code_evt_reg_002_action,
  },
  EVT_REG_019: {
    title: m.code_evt_reg_019_title,
    detail: m.code_evt_reg_019_detail,
    action: m.code_evt_reg_019_action,
  },
  EVT_REG_020: {
    title: m.code_evt_reg_020_title,
    detail: m.code_evt_reg_020_detail,
    action: m.code_evt_reg_020_action,
  },
  EVT_REG_024: {
    title: m.code_evt_reg_024_title,
    detail: m.code_evt_reg_024_detail,
    action: m.code_evt_reg_024_action,
  },
  EVT_REG_023: {
    title: m.code_evt_reg_023_title,
    detail: m.code_evt_reg_023_detail,
    action: m.code_evt_reg_023_action,
  },
  EVT_REG_001: {
    title: m.code_evt_reg_001_title,
    detail: m.code_evt_reg_001_detail,
    action: m.code_evt_reg_001_action,
  },
  EVT_REG_021: {
    title: m.code_evt_reg_021_title,
    detail: m.code_evt_reg_021_detail,
    action: m.code_evt_reg_021_action,
  },
  EVT_REG_026: {
    title: m.code_evt_reg_026_title,
    detail: m.code_evt_reg_026_detail,
    action: m.code_evt_reg_026_action,
  },
  EVT_REG_003: {
    title: m.code_evt_reg_003_title,
    detail: m.code_evt_reg_003_detail,
    action: m.code_evt_reg_003_action,
  },
  EVT_REG_004: {
    title: m.code_evt_reg_004_title,
    detail: m.code_evt_reg_004_detail,
    action: m.code_evt_reg_004_action,
  },
  EVT_REG_010: {
    title: m.code_evt_reg_010_title,
    detail: m.code_evt_reg_010_detail,
    action: m.code_evt_reg_010_action,
  },
  EVT_REG_012: {
    title: m.code_evt_reg_012_title,
    detail: m.code_evt_reg_012_detail,
    action: m.code_evt_reg_012_action,
  },
  EVT_REG_013: {
    title: m.code_evt_reg_013_title,
    detail: m.code_evt_reg_013_detail,
    action: m.code_evt_reg_013_action,
  },
  EVT_REG_015: {
    title: m.code_evt_reg_015_title,
    detail: m.code_evt_reg_015_detail,
    action: m.code_evt_reg_015_action,
  },
  EVT_REG_017: {
    title: m.code_evt_reg_017_title,
    detail: m.code_evt_reg_017_detail,
    action: m.code_evt_reg_017_action,
  },
  EVT_REG_016: {
    title: m.code_evt_reg_016_title,
    detail: m.code_evt_reg_016_detail,
    action: m.code_evt_reg_016_action,
  },
  EVT_REG_014: {
    title: m.code_evt_reg_014_title,
    detail: m.code_evt_reg_014_detail,
    action: m.code_evt_reg_014_action,
  },
  FALLBACK: {
    title: m.code_fallback_title,
    detail: m.code_fallback_detail,
    action: m.code_fallback_action,
  },
  HOLD_NOT_RENEWABLE: {
    title: m.code_hold_not_renewable_title,
    detail: m.code_hold_not_renewable_detail,
    action: m.code_hold_not_renewable_action,
  },
  ORDER_NOT_CANCELABLE: {
    title: m.code_order_not_cancelable_title,
    detail: m.code_order_not_cancelable_detail,
    action: m.code_order_not_cancelable_action,
  },
  ORDER_NOT_REFUNDABLE: {
    title: m.code_order_not_refundable_title,
    detail: m.code_order_not_refundable_detail,
    action: m.code_order_not_refundable_action,
  },
  TICKET_NOT_TRANSFERABLE: {
    title: m.code_ticket_not_transferable_title,
    detail: m.code_ticket_not_transferable_detail,
    action: m.code_ticket_not_transferable_action,
  },
  PAYMENT_METHOD_UNAVAILABLE: {
    title: m.code_payment_method_unavailable_title,
    detail: m.code_payment_method_unavailable_detail,
    action: m.code_payment_method_unavailable_action,
  },
  BRAZIL_ONLY: {
    title: m.code_brazil_only_title,
    detail: m.code_brazil_only_detail,
    action: m.code_brazil_only_action,
  },
  PICPAY_MAXIMUM: {
    title: m.code_picpay_maximum_title,
    detail: m.code_picpay_maximum_detail,
    action: m.code_picpay_maximum_action,
  },
  AMOUNT_OUT_OF_RANGE: {
    title: m.code_amount_out_of_range_title,
    detail: m.code_amount_out_of_range_detail,
    action: m.code_amount_out_of_range_action,
  },
  RECURRENCE_NOT_ALLOWED: {
    title: m.code_recurrence_not_allowed_title,
    detail: m.code_recurrence_not_allowed_detail,
    action: m.code_recurrence_not_allowed_action,
  },
  RECURRENCE_ENDED: {
    title: m.code_recurrence_ended_title,
    detail: m.code_recurrence_ended_detail,
    action: m.code_recurrence_ended_action,
  },
  SUBSCRIPTION_PENDING: {
    title: m.code_subscription_pending_title,
    detail: m.code_subscription_pending_detail,
    action: m.code_subscription_pending_action,
  },
  SUBSCRIPTION_ACTIVE: {
    title: m.code_subscription_active_title,
    detail: m.code_subscription_active_detail,
    action: m.code_subscription_active_action,
  },
  SUBSCRIPTION_ENDED: {
    title: m.code_subscription_ended_title,
    detail: m.code_subscription_ended_detail,
    action: m.code_subscription_ended_action,
  },
  PLAN_CHANGE_AT_END: {
    title: m.code_plan_change_at_end_title,
    detail: m.code_plan_change_at_end_detail,
    action: m.code_plan_change_at_end_action,
  },
  TRIAL_NOT_OFFERED: {
    title: m.code_trial_not_offered_title,
    detail: m.code_trial_not_offered_detail,
    action: m.code_trial_not_offered_action,
  },
  CARD_REFUSED: {
    title: m.code_card_refused_title,
    detail: m.code_card_refused_detail,
    action: m.code_card_refused_action,
  },
  CARD_DATA_NOT_ACCEPTED: {
    title: m.code_card_data_not_accepted_title,
    detail: m.code_card_data_not_accepted_detail,
    action: m.code_card_data_not_accepted_action,
  },
  IDEMPOTENCY_BUSY: {
    title: m.code_idempotency_busy_title,
    detail: m.code_idempotency_busy_detail,
    action: m.code_idempotency_busy_action,
  },
  IDEMPOTENCY_MISMATCH: {
    title: m.code_idempotency_mismatch_title,
    detail: m.code_idempotency_mismatch_detail,
    action: m.code_idempotency_mismatch_action,
  },
}
