import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, isoDateTime, noBody, nothing, text, upTo } from './fields.ts'
import { bilheteSala, chaveSala, textoSala } from './live-chat-frames.ts'
import { SALA_LIMITS } from './live-chat-limits.ts'
import { cuidadoSala, liveChatStaffCalls } from './live-chat-staff.ts'

const codigo = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/))
const ofSala = z.strictObject({ codigo })
const ofMensagem = z.strictObject({ codigo, seq: id })
const papel = z.enum(['leitor', 'convidado', 'membro', 'anfitriao'])

/** Staff with the right, and whom the church made a moderator of the room: the handler asks for both (Decision 212). */
const ofModerador = { source: 'ours', modulo: 'MOD_CULTO', auth: 'user' } as const
const guarded = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const modo = {
  modoLento: z.union([z.literal(0), z.literal(5), z.literal(15), z.literal(30)]),
  flagSoAnfitrioes: z.boolean(),
  flagLinksConvidados: z.boolean(),
}
const acaoModeracao = z.object({
  id: z.number(),
  acao: z.enum([
    'remover',
    'remover_de',
    'restaurar',
    'silenciar',
    'ouvir',
    'modo',
    'liberar',
    'fixar',
    'desafixar',
  ]),
  moderador: z.nullable(z.string()),
  /** Whom it was done to, and the text that it was about, while there is one. */
  alvo: z.nullable(z.string()),
  texto: z.nullable(z.string()),
  /** Of a removal that can still be undone. */
  idRemocao: z.nullable(z.number()),
  em: isoDateTime,
})
export type AcaoModeracao = z.output<typeof acaoModeracao>

export const liveChatCalls = {
  createBilheteSala: defineCall({
    source: 'ours',
    modulo: 'MOD_CULTO',
    auth: 'optional',
    captcha: 'asked',
    method: 'POST',
    path: '/sala/:codigo/bilhete',
    summary:
      'A ticket of ten minutes for a room: as who is logged in, as a guest by a name, or without one to read; with the ticket of before a guest stays who they are',
    params: ofSala,
    query: nothing,
    body: z.strictObject({
      nome: z.optional(text(2 * SALA_LIMITS.nome)),
      bilhete: z.optional(bilheteSala),
    }),
    status: 201,
    response: z.object({
      bilhete: z.string(),
      expiraEm: isoDateTime,
      nome: z.nullable(z.string()),
      papel,
      podeModerar: z.boolean(),
    }),
    errors: ['NOT_FOUND', 'CHAT_NAME', 'CAPTCHA_INVALID', 'CAPTCHA_REQUIRED'],
  }),
  createSalaMensagem: defineCall({
    source: 'ours',
    modulo: 'MOD_CULTO',
    auth: 'public',
    method: 'POST',
    path: '/sala/:codigo/mensagem',
    summary: 'Writes to a room for who has no WebSocket; the same key again is the same message',
    params: ofSala,
    query: nothing,
    body: z.strictObject({ bilhete: bilheteSala, chave: chaveSala, texto: textoSala }),
    status: 201,
    response: z.object({ seq: z.number() }),
    errors: [
      'NOT_FOUND',
      'CHAT_TICKET',
      'CHAT_NAME',
      'CHAT_CLOSED',
      'CHAT_RATE',
      'CHAT_SLOW',
      'CHAT_LINK',
      'CHAT_WORD',
      'CHAT_DUPLICATE',
    ],
  }),
  removerSalaMensagem: defineCall({
    ...ofModerador,
    method: 'DELETE',
    path: '/sala/:codigo/mensagem/:seq',
    summary: 'Removes one message for everybody, at once',
    params: ofMensagem,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ idRemocao: z.number() }),
    errors: guarded,
  }),
  removerSalaMensagensDe: defineCall({
    ...ofModerador,
    method: 'DELETE',
    path: '/sala/:codigo/mensagem/:seq/pessoa',
    summary: 'Removes everything so far of who wrote this message',
    params: ofMensagem,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ idRemocao: z.number() }),
    errors: guarded,
  }),
  desfazerSalaRemocao: defineCall({
    ...ofModerador,
    method: 'DELETE',
    path: '/sala/:codigo/remocao/:id',
    summary: 'Brings back what was removed; once more it changes nothing',
    params: z.strictObject({ codigo, id }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ status: z.boolean() }),
    errors: guarded,
  }),
  silenciarSala: defineCall({
    ...ofModerador,
    method: 'POST',
    path: '/sala/:codigo/mensagem/:seq/silencio',
    summary:
      'For 24 hours nobody but moderators reads what the author of this message writes; they themselves do',
    params: ofMensagem,
    query: nothing,
    body: nothing,
    status: 200,
    response: z.object({ ate: isoDateTime }),
    errors: guarded,
  }),
  ouvirSala: defineCall({
    ...ofModerador,
    method: 'DELETE',
    path: '/sala/:codigo/mensagem/:seq/silencio',
    summary: 'Lets who wrote this message be read again',
    params: ofMensagem,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ status: z.boolean() }),
    errors: guarded,
  }),
  liberarSalaMensagem: defineCall({
    ...ofModerador,
    method: 'POST',
    path: '/sala/:codigo/mensagem/:seq/liberar',
    summary: 'Shows everybody a message that a word has held',
    params: ofMensagem,
    query: nothing,
    body: nothing,
    status: 200,
    response: z.object({ status: z.boolean() }),
    errors: guarded,
  }),
  fixarSalaMensagem: defineCall({
    ...ofModerador,
    method: 'POST',
    path: '/sala/:codigo/mensagem/:seq/fixar',
    summary: 'Keeps one message above all others, instead of another',
    params: ofMensagem,
    query: nothing,
    body: nothing,
    status: 200,
    response: z.object({ status: z.boolean() }),
    errors: guarded,
  }),
  desafixarSalaMensagem: defineCall({
    ...ofModerador,
    method: 'DELETE',
    path: '/sala/:codigo/mensagem/:seq/fixar',
    summary: 'Keeps this message above the others no more',
    params: ofMensagem,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ status: z.boolean() }),
    errors: guarded,
  }),
  getSalaCuidado: defineCall({
    ...ofModerador,
    method: 'GET',
    path: '/sala/:codigo/cuidado',
    summary: 'What waits in a room to be read first, and who is muted',
    params: ofSala,
    query: nothing,
    body: noBody,
    status: 200,
    response: cuidadoSala,
    errors: guarded,
  }),
  saveSalaModo: defineCall({
    ...ofModerador,
    method: 'PUT',
    path: '/sala/:codigo/modo',
    summary:
      'How long somebody waits between two messages, whether hosts alone write, whether guests may send links',
    params: ofSala,
    query: nothing,
    body: z.strictObject(modo),
    status: 200,
    response: z.object(modo),
    errors: guarded,
  }),
  listSalaModeracao: defineCall({
    ...ofModerador,
    method: 'GET',
    path: '/sala/:codigo/moderacao',
    summary: 'What was done in a room, the newest first',
    params: ofSala,
    query: z.strictObject({ cursor: z.optional(id), limit: z._default(upTo(100), 30) }),
    body: noBody,
    status: 200,
    response: z.object({ acoes: z.array(acaoModeracao), proximo: z.nullable(z.number()) }),
    errors: guarded,
  }),
  ...liveChatStaffCalls,
}
