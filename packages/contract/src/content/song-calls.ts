import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { bySlug, nothing } from '../fields.ts'
import { louvor } from './louvor.ts'
import { valuesOf } from './resource.ts'

/** So many songs come at once. */
export const MAX_SONGS = 100

export const songCalls = {
  importLouvoresEquipe: defineCall({
    method: 'POST',
    path: '/igreja/:slug/equipe/louvor/importacao/',
    summary: 'Takes songs that were read from files of other programs: all of them, or none',
    source: 'ours',
    site: 'staff',
    auth: { area: 'louvor', may: 'publish' },
    params: bySlug,
    query: nothing,
    body: z.strictObject({
      louvores: z.array(valuesOf(louvor)).check(z.minLength(1), z.maxLength(MAX_SONGS)),
      /** At once; else they are drafts. */
      publicar: z.boolean(),
    }),
    status: 201,
    response: z.object({
      importados: z.number(),
      /** Titles of songs that the church has word for word, and that were left out. */
      repetidos: z.array(z.string()),
    }),
    errors: ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND', 'ACCOUNT_LIMIT'],
  }),
}
