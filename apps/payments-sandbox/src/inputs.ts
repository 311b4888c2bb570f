import { z } from 'zod'
import { outcomes } from './records.ts'

const cents = z.string().regex(/^[1-9]\d{0,14}$/)
const key = z.string().regex(/^[\w:.-]{1,100}$/)
const moment = z.iso.datetime()

export const paymentInput = z.object({
  key,
  metodo: z.enum(['ach', 'boleto', 'cartao_credito', 'paypal', 'picpay', 'pix']),
  amountCents: cents,
  currency: z.string().regex(/^[A-Z]{3}$/),
  description: z.string().max(500),
  payeeName: z.string().max(200),
  payeeCity: z.string().max(200),
  language: z.string().max(10),
  returnUrl: z.url({ protocol: /^https?$/ }),
  expiresAt: moment,
  token: z.string().max(100).nullable(),
  reference: z.string().max(100).nullable(),
  save: z.boolean(),
  offSession: z.boolean(),
  capture: z.enum(['automatic', 'manual']),
})

export const refundInput = z.object({ key, payment: z.string().max(100), amountCents: cents })

export const tokenInput = z.object({
  tipo: z.enum(['cartao_credito', 'ach']),
  outcome: z.enum(outcomes),
  brand: z.string().max(30).nullable(),
  last4: z.string().regex(/^\d{4}$/),
  validade: z
    .string()
    .regex(/^\d\d\/\d{4}$/)
    .nullable(),
})

export const instrumentInput = z.object({ key, token: z.string().max(100) })

export type PaymentInput = z.output<typeof paymentInput>
export type RefundInput = z.output<typeof refundInput>
