import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { bySlug, noBody, text } from '../fields.ts'

/** From a page of the portal to what is written of it. */
export const pageCalls = {
  getRegistroDaPagina: defineCall({
    method: 'GET',
    path: '/igreja/:slug/equipe/pagina/',
    summary: 'The record that a page of the portal shows',
    source: 'ours',
    site: 'staff',
    auth: { area: 'equipe', may: 'see' },
    params: bySlug,
    /** The page's address at its portal: `/devotionals/12`. */
    query: z.strictObject({ pagina: text(300) }),
    body: noBody,
    status: 200,
    response: z.object({ nome: z.string(), id: z.number() }),
    errors: ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'],
  }),
}
