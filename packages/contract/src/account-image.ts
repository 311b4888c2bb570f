import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, noBody, nothing } from './fields.ts'

const ofPerson = z.strictObject({ slug: bySlug.shape.slug, userId: id })
const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND', 'FORBIDDEN'] as const

/** A person's own picture at this church (Spec §7 Profile image). */
export const imagemCalls = {
  saveImagem: defineCall({
    method: 'POST',
    path: '/usuario/:slug/:userId/imagem',
    summary: "Takes a picture in the place of the person's one",
    source: 'Spec §7',
    auth: 'user',
    upload: { campo: 'imagem', finalidade: 'foto' },
    params: ofPerson,
    query: nothing,
    body: z.strictObject({}),
    status: 201,
    /** Its address for the next minutes, as `usuario.imagem` has it. */
    response: z.object({ imagem: z.string() }),
    errors: [...signedIn, 'FILE_TOO_LARGE', 'FILE_TYPE', 'FILE_ACTIVE', 'FILE_PIXELS', 'FILE_DAMAGED'],
  }),
  deleteImagem: defineCall({
    method: 'DELETE',
    path: '/usuario/:slug/:userId/imagem',
    summary: "Deletes the person's picture",
    source: 'Spec §7',
    auth: 'user',
    params: ofPerson,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: signedIn,
  }),
}
