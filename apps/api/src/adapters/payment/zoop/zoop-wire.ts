import { z } from 'zod'
import { decimalToCents } from '../decimal.ts'

const text = z.string().nullish()

/** Requests carry cents, answers reais with a point; a number could be either and is not read. */
const reais = z
  .string()
  .regex(/^\d{1,12}\.\d{1,2}$/)
  .transform((given) => decimalToCents(given) ?? 0n)

const cardShape = {
  card_brand: text,
  last4_digits: text,
  expiration_month: z.union([z.string(), z.number()]).nullish(),
  expiration_year: z.union([z.string(), z.number()]).nullish(),
}

/** What we read of a transaction: Zoop adds and leaves out fields by payment type. */
export const transactionSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: reais,
  currency: z.string(),
  reference_id: text,
  on_behalf_of: text,
  confirmed: z.union([z.string(), z.boolean(), z.number()]).nullish(),
  refunded: z.boolean().nullish(),
  fees: text,
  created_at: text,
  metadata: z.record(z.string(), z.unknown()).nullish(),
  payment_method: z
    .object({
      id: text,
      // Card.
      customer: text,
      ...cardShape,
      // Boleto.
      barcode: text,
      url: text,
      reference_number: text,
      expiration_date: text,
      // Pix.
      qr_code: z.object({ emv: text }).nullish(),
    })
    .nullish(),
})
export type Transaction = z.output<typeof transactionSchema>

export const listSchema = z.object({ items: z.array(z.unknown()) })
/** Enough of a transaction to tell whose it is. */
export const referenceSchema = z.object({ reference_id: text })

export const buyerSchema = z.object({ id: z.string().min(1) })
export const cardSchema = z.object({ id: z.string().min(1), ...cardShape })

export const errorSchema = z.object({
  error: z.object({ type: text, category: text, response_code: z.union([z.string(), z.number()]).nullish() }),
})

export const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  payload: z.object({ object: z.object({ id: text, reference_id: text, transaction: text }) }),
})
