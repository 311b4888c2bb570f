import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { bySlug, nothing } from '../fields.ts'

/** A picture that a record may name once it is here; one that none names within a day is forgotten (Decision 180). */
export const pictureCalls = {
  saveImagemEquipe: defineCall({
    method: 'POST',
    path: '/igreja/:slug/equipe/imagem/',
    summary: 'Takes a picture for what staff write',
    source: 'ours',
    site: 'staff',
    auth: { area: 'imagens', may: 'change' },
    upload: { campo: 'imagem', finalidade: 'conteudo' },
    params: bySlug,
    query: nothing,
    body: z.strictObject({}),
    status: 201,
    response: z.object({ imagem: z.string() }),
    errors: [
      'UNAUTHENTICATED',
      'PASSWORD_CHANGE_REQUIRED',
      'FORBIDDEN',
      'NOT_FOUND',
      'ACCOUNT_LIMIT',
      'FILE_TOO_LARGE',
      'FILE_TYPE',
      'FILE_ACTIVE',
      'FILE_PIXELS',
      'FILE_DAMAGED',
    ],
  }),
}
