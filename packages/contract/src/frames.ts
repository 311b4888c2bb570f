import * as z from 'zod/mini'
import { text } from './fields.ts'

/** The browser's number for what it follows, unique in its connection. */
const n = z.int().check(z.nonnegative())

/** What a browser may send over `/api/v1/canais`, as JSON of at most 4 KB. */
export const frameUp = z.discriminatedUnion('t', [
  /** First, within five seconds; without a ticket as nobody. */
  z.strictObject({ t: z.literal('entrar'), bilhete: z.optional(text(1_000)) }),
  z.strictObject({ t: z.literal('seguir'), n, canal: text(40), params: z.record(z.string(), z.unknown()) }),
  z.strictObject({ t: z.literal('deixar'), n }),
])
export type FrameUp = z.output<typeof frameUp>

/** What it is sent. After `nao` the thing is followed no longer. */
export type FrameDown =
  | { t: 'oi' }
  | { t: 'ev'; n: number; dados: unknown }
  | { t: 'nao'; n: number; codigo: string }
