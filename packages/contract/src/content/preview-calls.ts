import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { bySlug, id, isoDateTime, nothing, text } from '../fields.ts'
import { instant } from './field.ts'

/** How long an address of a preview opens it. */
export const PREVIEW_MINUTES = 10

/** A page of the portal as visitors shall see it (Decision 186). */
export const previewCalls = {
  createPreviaEquipe: defineCall({
    method: 'POST',
    path: '/igreja/:slug/equipe/previa/',
    summary: 'The address of a page as visitors see it at a time, with what the caller has typed of a record',
    source: 'ours',
    site: 'staff',
    auth: { area: 'equipe', may: 'see' },
    params: bySlug,
    query: nothing,
    body: z.strictObject({
      /** A kind of record and its number; null for the church's home. */
      registro: z.nullable(z.strictObject({ nome: text(40), id })),
      /** Null for now, or where a record is to come for its own time. */
      momento: z.nullable(instant),
    }),
    status: 200,
    response: z.object({
      /** At the church's portal; whoever has it sees that page and nothing else until it ends. */
      url: z.string(),
      momento: isoDateTime,
      terminaEm: isoDateTime,
    }),
    errors: ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
}
