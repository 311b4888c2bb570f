import { z } from 'zod'
import { decimalToCents } from '../decimal.ts'

/** What we read of PayPal's Orders v2, Payments v2 and webhooks. */
const money = z.object({
  currency_code: z.string(),
  value: z.string().transform((text, ctx) => {
    const cents = decimalToCents(text)
    if (cents !== null) return cents
    ctx.addIssue({ code: 'custom', message: 'no amount' })
    return z.NEVER
  }),
})
const links = z.array(z.object({ rel: z.string(), href: z.string() })).default([])

export const refundSchema = z.object({
  id: z.string(),
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
  amount: money,
  custom_id: z.string().optional(),
})
export type PayPalRefund = z.output<typeof refundSchema>

const captureSchema = z.object({
  id: z.string(),
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  status_details: z.object({ reason: z.string().optional() }).optional(),
  amount: money,
  create_time: z.coerce.date().optional(),
  seller_receivable_breakdown: z.object({ paypal_fee: money.optional() }).optional(),
})
export type PayPalCapture = z.output<typeof captureSchema>

export const orderSchema = z.object({
  id: z.string(),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  links,
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: money,
        payments: z
          .object({
            captures: z.array(captureSchema).default([]),
            refunds: z.array(refundSchema).default([]),
          })
          .optional(),
      }),
    )
    .length(1),
})
export type PayPalOrder = z.output<typeof orderSchema>

/** Only the first part of a `custom_id` is the attempt's key: a refund's own follows after a colon. */
const related = {
  custom_id: z.string().optional(),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .optional(),
}
export const relatedSchema = z.object(related)

export const eventSchema = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  resource: z.object({
    ...related,
    id: z.string().optional(),
    links,
    purchase_units: z.array(z.object({ custom_id: z.string().optional() })).default([]),
    disputed_transactions: z
      .array(z.object({ seller_transaction_id: z.string().optional(), custom: z.string().optional() }))
      .default([]),
  }),
})
export type PayPalEvent = z.output<typeof eventSchema>

export const problemSchema = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).default([]),
})
