import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { isoDateTime, noBody, nothing, queryIgreja, text, upTo } from './fields.ts'
import { baixado } from './files.ts'

/** Decision 32: characters that a title and a text may have. */
export const NOTA_LIMITS = { titulo: 200, texto: 30_000, notas: 999 } as const

/** A member's note of a sermon (Spec §3), seen by its writer alone. */
const nota = z.object({
  /** A UUID, which the device chooses that writes the note. */
  id: z.string(),
  titulo: z.string(),
  /** Plain text with light marks: `# heading`, `- item`, `> quote`, `**strong**`, `*stressed*`. */
  texto: z.string(),
  /** Goes up with each change; see `saveNotaSermao`. */
  versao: z.number(),
  dataCadastro: isoDateTime,
  /** Day and hour of the last change. */
  dataUltimaAlteracao: isoDateTime,
})
export type NotaSermao = z.output<typeof nota>

const conteudo = {
  titulo: z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTA_LIMITS.titulo)),
  texto: text(NOTA_LIMITS.texto),
}
const byNota = z.strictObject({ id: text(36) })
const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const

export const notesCalls = {
  listNotasSermao: defineCall({
    method: 'GET',
    path: '/user/nota-sermao',
    summary: "The person's sermon notes at this church, changed last first",
    source: 'Spec §7',
    auth: 'user',
    params: nothing,
    query: z.extend(queryIgreja, {
      /** Spec §9: 999. */
      limit: z._default(upTo(NOTA_LIMITS.notas), NOTA_LIMITS.notas),
    }),
    body: noBody,
    status: 200,
    response: z.object({ notas: z.array(nota) }),
    errors: signedIn,
  }),
  getNotaSermao: defineCall({
    method: 'GET',
    path: '/nota-sermao/:id',
    summary: 'One of the person’s sermon notes',
    source: 'Spec §7',
    auth: 'user',
    params: byNota,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ nota }),
    errors: signedIn,
  }),
  createNotaSermao: defineCall({
    method: 'POST',
    path: '/nota-sermao/',
    summary: 'Writes a sermon note; asking again with the same id answers the note that is there',
    source: 'Spec §7',
    auth: 'user',
    params: nothing,
    query: queryIgreja,
    /** `id`: a UUID, chosen by the device; without it the server chooses one. */
    body: z.strictObject({ id: z.optional(z.uuid()), ...conteudo }),
    status: 201,
    response: z.object({ nota }),
    errors: [...signedIn, 'FORBIDDEN', 'NOTE_LIMIT'],
  }),
  saveNotaSermao: defineCall({
    method: 'PUT',
    path: '/nota-sermao/:id',
    summary: 'Changes a sermon note, as a whole',
    source: 'Spec §7',
    auth: 'user',
    params: byNota,
    query: nothing,
    /**
     * `versao`: the version that the change was made from; when the note has moved on since, nothing is written and the
     * answer is NOTE_CONFLICT. Without it the change is written over whatever is there.
     */
    body: z.strictObject({ ...conteudo, versao: z.optional(z.number().check(z.int(), z.minimum(1))) }),
    status: 200,
    response: z.object({ nota }),
    errors: [...signedIn, 'NOTE_CONFLICT'],
  }),
  deleteNotaSermao: defineCall({
    method: 'DELETE',
    path: '/nota-sermao/:id',
    summary: 'Deletes a sermon note',
    source: 'Spec §7',
    auth: 'user',
    params: byNota,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: signedIn,
  }),
  exportNotasSermao: defineCall({
    method: 'GET',
    path: '/user/nota-sermao/pdf',
    summary: "The person's sermon notes, or the one of `id`, as a PDF document",
    source: 'ours',
    auth: 'user',
    params: nothing,
    query: z.extend(queryIgreja, { id: z.optional(text(36)) }),
    body: noBody,
    status: 200,
    download: 'application/pdf',
    response: baixado,
    errors: [...signedIn, 'NOTE_EXPORT_TOO_LARGE', 'DOCUMENT_TOO_HEAVY'],
  }),
}
