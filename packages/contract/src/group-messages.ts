import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, isoDateTime, noBody, nothing, paging, text } from './fields.ts'

/** Minutes in which who wrote to a group may delete it again. */
export const PRAZO_MENSAGEM_CELULA = 15

/** What who leads a group wrote to everybody in it. */
const mensagemCelula = z.object({
  id: z.number(),
  texto: z.string(),
  /** The first name of who wrote it. */
  autor: z.string(),
  dataCadastro: isoDateTime,
  /** Of who asks, and young enough to be deleted. */
  flagPodeApagar: z.boolean(),
})
export type MensagemCelula = z.output<typeof mensagemCelula>

const ofCelula = z.extend(bySlug, { id })
const common = { auth: 'user', modulo: 'MOD_CELULA', source: 'ours', query: nothing } as const
const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const

export const groupMessageCalls = {
  listMensagensCelula: defineCall({
    ...common,
    participacao: 'membro',
    method: 'GET',
    path: '/igreja/:slug/celula/:id/mensagem/',
    summary: 'What those who lead a group wrote to it, newest first',
    params: ofCelula,
    query: z.strictObject(paging(10)),
    body: noBody,
    status: 200,
    response: z.object({ mensagens: z.array(mensagemCelula), total: z.number() }),
    errors: signedIn,
  }),
  createMensagemCelula: defineCall({
    ...common,
    participacao: 'lider',
    method: 'POST',
    path: '/igreja/:slug/celula/:id/mensagem/',
    summary: 'Writes to everybody in a group, who are told by the ways that they chose',
    params: ofCelula,
    body: z.strictObject({ texto: text(2000) }),
    status: 201,
    response: z.object({ mensagem: mensagemCelula }),
    errors: [...signedIn, 'FORBIDDEN'],
  }),
  deleteMensagemCelula: defineCall({
    ...common,
    participacao: 'lider',
    method: 'DELETE',
    path: '/igreja/:slug/celula/:id/mensagem/:idMensagem',
    summary: 'Deletes what the person wrote to a group some minutes ago; mails are on their way by then',
    params: z.extend(ofCelula, { idMensagem: id }),
    body: noBody,
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: [...signedIn, 'FORBIDDEN', 'GROUP_MESSAGE_SENT'],
  }),
}
