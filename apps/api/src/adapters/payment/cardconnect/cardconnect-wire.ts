import { createHash } from 'node:crypto'
import { z } from 'zod'
import { decimalToCents } from '../decimal.ts'

const text = z.string().nullish()

/** What we read of a transaction, whichever call tells of it: CardPointe adds and leaves out fields freely. */
export const transactionSchema = z.object({
  /** A: approved, B: try again, C: refused. */
  respstat: z.enum(['A', 'B', 'C']),
  respcode: text,
  respproc: text,
  resptext: text,
  retref: text,
  /** `123.45`; of a refund perhaps with a minus. */
  amount: z.union([z.string(), z.number()]).nullish(),
  currency: text,
  setlstat: text,
  capturedate: text,
  voidable: text,
  token: text,
  expiry: text,
  profileid: text,
  acctid: text,
})
export type Transaction = z.output<typeof transactionSchema>

/** A look by order id: one, or several of the same order id. */
export const transactionsSchema = z.union([
  z.array(transactionSchema),
  transactionSchema.transform((one) => [one]),
])

/** With its decimals: older answers had cents without a point. */
const amount = z
  .string()
  .regex(/^-?\d{1,12}\.\d{1,2}$/)
  .transform((given) => decimalToCents(given.replace('-', '')) ?? 0n)

export const fundingSchema = z.object({
  txns: z
    .array(
      z.object({
        retref: text,
        parentretref: text,
        fundingtxnid: z.union([z.string(), z.number()]).nullish(),
        type: text,
        amount,
        currency: text,
        achreturncode: text,
        cardbrand: text,
      }),
    )
    .nullish(),
  chargebacks: z
    .array(
      z.object({
        retref: text,
        casenumber: text,
        fundingchargebackid: z.union([z.string(), z.number()]).nullish(),
        amount,
      }),
    )
    .nullish(),
})

const LETTERS = 19

/**
 * An order id has at most 19 signs, and none of them may look like a part of a card number: a key's hash in capital
 * letters.
 */
export function orderIdOf(key: string): string {
  let rest = BigInt(`0x${createHash('sha256').update(key).digest('hex')}`)
  let id = ''
  while (id.length < LETTERS) {
    id += String.fromCharCode(65 + Number(rest % 26n))
    rest /= 26n
  }
  return id
}

export function centsOf({ amount: given }: Pick<Transaction, 'amount'>): bigint | null {
  return given === null || given === undefined ? null : decimalToCents(String(given))
}

export function isNotFound({ respproc, respcode }: Transaction): boolean {
  return respproc === 'PPS' && respcode === '29'
}

/** `PPS 43`, for support. */
export function codeOf({ respproc, respcode }: Transaction): string {
  return [respproc, respcode].filter(Boolean).join(' ')
}

/** The service takes US ASCII alone. */
export function ascii(given: string, most: number): string {
  return given
    .normalize('NFKD')
    .replaceAll(/[^ -~]/g, '')
    .slice(0, most)
    .trim()
}
