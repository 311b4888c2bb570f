import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { bySlug, noBody, text } from '../fields.ts'

/** Files of what staff write that are not for everybody (Decision 292). */
export const closedFileCalls = {
  getArquivoEquipe: defineCall({
    method: 'GET',
    path: '/igreja/:slug/equipe/arquivo-conteudo/',
    summary: 'An address for minutes of a file that a record or a draft names, for who may see that kind',
    source: 'ours',
    site: 'staff',
    auth: { area: 'equipe', may: 'see' },
    params: bySlug,
    /** As the record names it: `/arquivo/1/….pdf`. */
    query: z.strictObject({ arquivo: text(300) }),
    body: noBody,
    status: 200,
    response: z.object({ url: z.string() }),
    errors: ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'],
  }),
}
