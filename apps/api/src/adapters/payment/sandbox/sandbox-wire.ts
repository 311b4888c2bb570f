import { z } from 'zod'

const cents = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(BigInt)
const moment = z.iso.datetime().transform((text) => new Date(text))

const savedSchema = z.object({
  reference: z.string(),
  tipo: z.enum(['cartao_credito', 'ach']),
  brand: z.nullable(z.string()),
  last4: z.string(),
  validade: z.nullable(z.string()),
})

/** The sandbox's answers, as apps/payments-sandbox gives them. */
export const paymentSchema = z.object({
  id: z.string(),
  key: z.string(),
  amountCents: cents,
  currency: z.string(),
  status: z.enum([
    'waiting',
    'challenge',
    'processing',
    'review',
    'capturable',
    'paid',
    'declined',
    'canceled',
    'expired',
  ]),
  metodo: z.string(),
  reason: z.nullable(z.string()),
  instrument: z.nullable(
    z.discriminatedUnion('tipo', [
      z.object({ tipo: z.literal('pix'), copiaECola: z.string(), txid: z.string() }),
      z.object({
        tipo: z.literal('boleto'),
        linhaDigitavel: z.string(),
        codigoBarras: z.string(),
        vencimento: z.string(),
        nossoNumero: z.string(),
      }),
      z.object({ tipo: z.literal('picpay') }),
      z.object({ tipo: z.literal('ach'), bankName: z.string(), last4: z.string() }),
    ]),
  ),
  expiresAt: moment,
  paidAt: z.nullable(moment),
  refundedCents: cents,
  disputedCents: cents,
  brand: z.nullable(z.string()),
  last4: z.nullable(z.string()),
  url: z.string(),
  saved: z.nullable(savedSchema),
})
export type SandboxPayment = z.output<typeof paymentSchema>

export const instrumentSchema = savedSchema
export const refundSchema = z.object({ id: z.string(), amountCents: cents })
export const errorSchema = z.object({ error: z.string() })
export const movementsSchema = z.object({
  movements: z.array(
    z.object({
      id: z.string(),
      tipo: z.enum(['payment', 'refund', 'chargeback']),
      paymentId: z.string(),
      key: z.nullable(z.string()),
      amountCents: cents,
      currency: z.string(),
      at: moment,
    }),
  ),
})
export const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ id: z.string(), key: z.string() }),
})
