import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, email, id, isoDateTime, noBody, nothing, upTo } from './fields.ts'

const codigo = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/))
const guarded = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const base = { site: 'staff', source: 'ours', modulo: 'MOD_CULTO', query: nothing, errors: guarded } as const
const ofChat = { ...base, auth: { area: 'moderacao', may: 'change' } } as const
/** Which rooms there are is said by who says what is on air. */
const ofRooms = { ...base, auth: { area: 'aoVivo', may: 'change' } } as const
/** Who lets others look after rooms answers for more than they. */
const ofGrants = { ...base, auth: { area: 'moderacao', may: 'publish' } } as const
const inSala = z.extend(bySlug, { codigo })
/** Seconds between two messages of one person. */
const modoLento = z.union([z.literal(0), z.literal(5), z.literal(15), z.literal(30)])

export const modoSala = {
  modoLento,
  flagSoAnfitrioes: z.boolean(),
  flagLinksConvidados: z.boolean(),
}

export const acaoModeracao = z.object({
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
    'dispensar',
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

/** A message that a word has held, wherever it was written. */
const retida = z.object({
  sala: codigo,
  seq: z.number(),
  nome: z.string(),
  texto: z.string(),
  em: isoDateTime,
})
/** One that readers have said should not be there, and how many of them. */
const denunciada = z.extend(retida, { quantas: z.number() })
/** Somebody who is muted, with the message by which they are named. */
const silenciado = z.object({ sala: codigo, seq: z.number(), nome: z.string(), ate: isoDateTime })

/** What whoever looks after rooms has before them. */
export const cuidadoSala = z.object({
  retidas: z.array(retida),
  denunciadas: z.array(denunciada),
  silenciados: z.array(silenciado),
})
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
  modo: z.object(modoSala),
  /** Of what this call has removed, to bring it back. */
  idRemocao: z.nullable(z.number()),
})
export type SalaEquipe = z.output<typeof sala>

/** Where somebody may look after a room. */
const lugar = z.object({
  codigo,
  /** Its own name, or that of its broadcast. */
  titulo: z.string(),
  inicio: z.nullable(isoDateTime),
  idTransmissao: z.nullable(z.number()),
  /** It stands by itself, and belongs to no broadcast. */
  flagPermanente: z.boolean(),
  flagAberta: z.boolean(),
})
const tituloSala = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))

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
    summary:
      'Words that are not taken, who looks after rooms, who is muted, what was reported and what waits to be read first',
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
  createSalaEquipe: defineCall({
    ...ofRooms,
    method: 'POST',
    path: '/igreja/:slug/equipe/sala/',
    summary: 'Makes a room that stands by itself, which other sites show by its code',
    params: bySlug,
    body: z.strictObject({ codigo, titulo: tituloSala, modoLento: z._default(modoLento, 0) }),
    status: 201,
    response: moderacao,
  }),
  saveSalaEquipe: defineCall({
    ...ofRooms,
    method: 'PUT',
    path: '/igreja/:slug/equipe/sala/:codigo',
    summary: 'Names a room that stands by itself, closes it or opens it again',
    params: inSala,
    body: z.strictObject({ titulo: z.optional(tituloSala), flagAberta: z.optional(z.boolean()) }),
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
      acao: z.enum([
        'liberar',
        'remover',
        'remover_de',
        'silenciar',
        'ouvir',
        'fixar',
        'desafixar',
        'dispensar',
      ]),
      seq: id,
    }),
    status: 200,
    response: sala,
  }),
  desfazerRemocaoEquipe: defineCall({
    ...ofChat,
    method: 'DELETE',
    path: '/igreja/:slug/equipe/sala/:codigo/remocao/:id',
    summary: 'Brings back what was removed of a room; once more it changes nothing',
    params: z.extend(inSala, { id }),
    body: noBody,
    status: 200,
    response: sala,
  }),
  saveModoEquipe: defineCall({
    ...ofChat,
    method: 'PUT',
    path: '/igreja/:slug/equipe/sala/:codigo/modo',
    summary: 'How a room is written in: the wait between messages, whether hosts alone write, guests’ links',
    params: inSala,
    body: z.strictObject(modoSala),
    status: 200,
    response: sala,
  }),
  listAcoesEquipe: defineCall({
    ...ofChat,
    method: 'GET',
    path: '/igreja/:slug/equipe/sala/:codigo/moderacao',
    summary: 'What was done in a room, the newest first',
    params: inSala,
    query: z.strictObject({ cursor: z.optional(id), limit: z._default(upTo(100), 30) }),
    body: noBody,
    status: 200,
    response: z.object({ acoes: z.array(acaoModeracao), proximo: z.nullable(z.number()) }),
  }),
}
