import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, email, id, isoDateTime, noBody, nothing } from './fields.ts'
import { chaveSala, textoSala } from './live-chat-frames.ts'

const guarded = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const base = { site: 'staff', source: 'ours', modulo: 'MOD_CULTO', query: nothing, errors: guarded } as const
const ofHosts = { ...base, auth: { area: 'moderacao', may: 'change' } } as const
const ofAir = { ...base, auth: { area: 'aoVivo', may: 'change' } } as const
const one = z.extend(bySlug, { id })

/** What those who look after a broadcast say to each other, and who is let in beside the staff. */
const anfitrioes = z.object({
  /** The code of their room. */
  sala: z.string(),
  mensagens: z.array(
    z.object({
      seq: z.number(),
      nome: z.string(),
      /** Whoever asks wrote it. */
      flagMinha: z.boolean(),
      texto: z.string(),
      em: isoDateTime,
    }),
  ),
  /** Volunteers by name; staff and moderators are there by what they are. */
  membros: z.array(z.object({ id: z.number(), nome: z.string(), email: z.string() })),
})
export type AnfitrioesEquipe = z.output<typeof anfitrioes>

export const liveAnfitrioesStaffCalls = {
  getAnfitrioesEquipe: defineCall({
    ...ofHosts,
    method: 'GET',
    path: '/igreja/:slug/equipe/transmissao/:id/anfitrioes/',
    summary: 'The room of those who look after a broadcast: the last messages, and who is named for it',
    params: one,
    body: noBody,
    status: 200,
    response: anfitrioes,
  }),
  createMensagemAnfitrioes: defineCall({
    ...ofHosts,
    method: 'POST',
    path: '/igreja/:slug/equipe/transmissao/:id/anfitrioes/mensagem/',
    summary: 'Writes to those who look after a broadcast; the same key again is the same message',
    params: one,
    body: z.strictObject({ chave: chaveSala, texto: textoSala }),
    status: 201,
    response: anfitrioes,
  }),
  createAnfitriao: defineCall({
    ...ofAir,
    method: 'POST',
    path: '/igreja/:slug/equipe/transmissao/:id/anfitrioes/membro/',
    summary: 'Lets somebody with an account at the church into that room; once more it changes nothing',
    params: one,
    body: z.strictObject({ email }),
    status: 200,
    response: anfitrioes,
    errors: [...guarded, 'EMAIL_NOT_FOUND'],
  }),
  deleteAnfitriao: defineCall({
    ...ofAir,
    method: 'DELETE',
    path: '/igreja/:slug/equipe/transmissao/:id/anfitrioes/membro/:idUsuario',
    summary: 'Takes that away again',
    params: z.extend(one, { idUsuario: id }),
    body: noBody,
    status: 200,
    response: anfitrioes,
  }),
}
