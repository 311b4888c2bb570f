import type { z } from 'zod'
import { unknown, type ProviderAnswer } from './ask.ts'
import type { Unknown } from './payment-result.ts'

/** An answer's body, if it is what the provider's documentation promises. */
export function readAs<Schema extends z.ZodType>(
  schema: Schema,
  { body, status }: Pick<ProviderAnswer, 'body' | 'status'>,
): { kind: 'read'; value: z.output<Schema> } | Unknown {
  const result = schema.safeParse(body)
  if (result.success) return { kind: 'read', value: result.data }
  const fields = result.error.issues.map(({ path }) => path.join('.')).join(', ')
  return unknown('unreadable', `HTTP ${status}: ${fields}`)
}

export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}
