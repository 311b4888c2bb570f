import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, email, id, isoDateTime, noBody, nothing } from './fields.ts'

const codigo = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/))
const guarded = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const base = { site: 'staff', source: 'ours', modulo: 'MOD_CULTO', query: nothing, errors: guarded } as const
const ofChat = { ...base, auth: { area: 'moderacao', may: 'change' } } as const
/** Who lets others look after rooms answers for more than they. */
const ofGrants = { ...base, auth: { area: 'moderacao', may: 'publish' } } as const
const inSala = z.extend(bySlug, { codigo })

/** A message that a word has held, wherever it was written. */
const retida = z.object({
  sala: codigo,
  seq: z.number(),
  nome: z.string(),
  texto: z.string(),
  em: isoDateTime,
})
/** Somebody who is muted, with the message by which they are named. */
const silenciado = z.object({ sala: codigo, seq: z.number(), nome: z.string(), ate: isoDateTime })

/** What whoever looks after rooms has before them. */
export const cuidadoSala = z.object({ retidas: z.array(retida), silenciados: z.array(silenciado) })
export type CuidadoSala = z.output<typeof cuidadoSala>

const mensagem = z.object({
  seq: z.number(),
  nome: z.string(),
  papel: z.enum(['leitor', 'convidado', 'membro', 'anfitriao']),
  texto: z.string(),
  em: isoDateTime,
  flagRetida: z.boolean(),
  flagSilenciada: z.boolean(),
})
export type MensagemSalaEquipe = z.output<typeof mensagem>

const sala = z.extend(cuidadoSala, {
  codigo,
  fixada: z.nullable(mensagem),
  /** The last ones, the oldest first. */
  mensagens: z.array(mensagem),
})
export type SalaEquipe = z.output<typeof sala>

/** Where somebody may look after a room. */
const lugar = z.object({
  codigo,
  /** Null of a room that belongs to no broadcast. */
  titulo: z.nullable(z.string()),
  inicio: z.nullable(isoDateTime),
})

const moderacao = z.extend(cuidadoSala, {
  palavras: z.array(z.object({ id: z.number(), palavra: z.string(), acao: z.enum(['recusar', 'segurar']) })),
  /** Beside the staff with the right; without a room in all of them. */
  moderadores: z.array(
    z.object({ id: z.number(), nome: z.string(), email: z.string(), sala: z.nullable(lugar) }),
  ),
  salas: z.array(lugar),
})
export type ModeracaoEquipe = z.output<typeof moderacao>

export const liveChatStaffCalls = {
  getModeracaoEquipe: defineCall({
    ...ofChat,
    method: 'GET',
    path: '/igreja/:slug/equipe/moderacao/',
    summary: 'Words that are not taken, who looks after rooms, who is muted, and what waits to be read first',
    params: bySlug,
    body: noBody,
    status: 200,
    response: moderacao,
  }),
  savePalavraSala: defineCall({
    ...ofChat,
    method: 'POST',
    path: '/igreja/:slug/equipe/moderacao/palavra/',
    summary: 'Refuses or holds back messages with a word; known already it is done otherwise from now on',
    params: bySlug,
    body: z.strictObject({
      palavra: z.string().check(z.minLength(1), z.maxLength(80)),
      acao: z.enum(['recusar', 'segurar']),
    }),
    status: 200,
    response: moderacao,
  }),
  deletePalavraSala: defineCall({
    ...ofChat,
    method: 'DELETE',
    path: '/igreja/:slug/equipe/moderacao/palavra/:id',
    summary: 'Takes messages with this word again',
    params: z.extend(bySlug, { id }),
    body: noBody,
    status: 200,
    response: moderacao,
  }),
  createModeradorSala: defineCall({
    ...ofGrants,
    method: 'POST',
    path: '/igreja/:slug/equipe/moderacao/moderador/',
    summary: 'Lets somebody with an account at the church look after one room, or all',
    params: bySlug,
    body: z.strictObject({ email, sala: z.nullable(codigo) }),
    status: 200,
    response: moderacao,
    errors: [...guarded, 'EMAIL_NOT_FOUND'],
  }),
  deleteModeradorSala: defineCall({
    ...ofGrants,
    method: 'DELETE',
    path: '/igreja/:slug/equipe/moderacao/moderador/:id',
    summary: 'Takes that away again',
    params: z.extend(bySlug, { id }),
    body: noBody,
    status: 200,
    response: moderacao,
  }),
  getSalaEquipe: defineCall({
    ...ofChat,
    method: 'GET',
    path: '/igreja/:slug/equipe/sala/:codigo',
    summary: 'A room as its desk shows it: the last messages, what is pinned, what waits, who is muted',
    params: inSala,
    body: noBody,
    status: 200,
    response: sala,
  }),
  moderarSalaEquipe: defineCall({
    ...ofChat,
    method: 'POST',
    path: '/igreja/:slug/equipe/sala/:codigo/ato',
    summary: 'Does something with a message of a room or with its author',
    params: inSala,
    body: z.strictObject({
      acao: z.enum(['liberar', 'remover', 'silenciar', 'ouvir', 'fixar', 'desafixar']),
      seq: id,
    }),
    status: 200,
    response: sala,
  }),
}
