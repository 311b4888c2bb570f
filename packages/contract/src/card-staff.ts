import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, isoDate, nothing, slug, text } from './fields.ts'

const ofPessoa = z.strictObject({ slug, id })
/** Whoever looks after the people of the church, at the staff's site. */
const ofPessoas = {
  source: 'ours',
  site: 'staff',
  auth: { area: 'pessoas', may: 'change' },
  params: ofPessoa,
} as const
const guarded = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const

/** What the church says of somebody when it issues a card. */
const emitida = z.object({
  id: z.number(),
  numero: z.string(),
  funcao: z.nullable(z.string()),
  responsavel: z.nullable(z.string()),
  dataBatismo: z.nullable(isoDate),
  dataEmissao: isoDate,
  /** Its last day; null where it has none. */
  validade: z.nullable(isoDate),
})
export type CarteirinhaEmitida = z.output<typeof emitida>

/** Member cards, as those who look after people issue them; `id` is the person's account at the church. */
export const cardStaffCalls = {
  emitirCarteirinha: defineCall({
    ...ofPessoas,
    method: 'POST',
    path: '/igreja/:slug/equipe/pessoa/:id/carteirinha',
    summary: 'Issues a member card, or renews it: the one before ends, and what is left out stays as it said',
    query: nothing,
    /** `numero` is needed for a first card; another person's is VALIDATION. `validade` null: without a last day. */
    body: z.strictObject({
      numero: z.optional(text(20)),
      funcao: z.nullish(text(80)),
      responsavel: z.nullish(text(120)),
      dataBatismo: z.nullish(isoDate),
      validade: z.nullish(isoDate),
    }),
    status: 200,
    response: z.object({ carteirinha: emitida, flagRenovada: z.boolean() }),
    errors: guarded,
  }),
  revogarCarteirinha: defineCall({
    ...ofPessoas,
    method: 'POST',
    path: '/igreja/:slug/equipe/pessoa/:id/carteirinha/revogacao',
    summary: 'Takes a member card back: its code opens nothing from now on',
    query: nothing,
    body: nothing,
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: guarded,
  }),
}
