import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, isoDateTime, noBody, nothing } from './fields.ts'

const base = {
  site: 'staff',
  source: 'ours',
  modulo: 'MOD_CULTO',
  auth: { area: 'aoVivo', may: 'change' },
  params: bySlug,
  query: nothing,
} as const
const guarded = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const

const sinal = z.object({
  /** Where a program such as OBS sends to; null where this installation takes no pictures. */
  servidor: z.nullable(z.string()),
  chave: z.nullable(z.object({ criadaEm: isoDateTime, usadaEm: z.nullable(isoDateTime) })),
  /** Whether a picture comes in now; null where nobody could say. */
  flagRecebendo: z.nullable(z.boolean()),
})
export type SinalEquipe = z.output<typeof sinal>

/** A church's own picture, over the operator's engine (Decision 225). */
export const liveEngineStaffCalls = {
  getSinalEquipe: defineCall({
    ...base,
    method: 'GET',
    path: '/igreja/:slug/equipe/sinal/',
    summary: 'Where a church sends its own picture, and whether it comes in',
    body: noBody,
    status: 200,
    response: z.object({ sinal }),
    errors: guarded,
  }),
  createChaveSinal: defineCall({
    ...base,
    method: 'POST',
    path: '/igreja/:slug/equipe/sinal/chave',
    summary:
      'Makes the key by which a church sends its picture; it is said this once, and the one before ends',
    stepUp: true,
    body: nothing,
    status: 201,
    response: z.object({ sinal, chave: z.string() }),
    errors: [...guarded, 'STEP_UP_REQUIRED'],
  }),
}
