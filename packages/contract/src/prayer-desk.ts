import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, noBody, nothing, upTo } from './fields.ts'
import {
  oracaoCuidado,
  oracaoCuidadoLida,
  oracaoMensagem,
  oracaoMensagemMesa,
  oracaoMesa,
  oracaoMesaCompleta,
  oracaoTexto,
  situacoesOracao,
} from './prayer-shapes.ts'

const guarded = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const ofOracao = z.extend(bySlug, { id })
/** Pages by the last id of the one before. */
const paging = { cursor: z.optional(id), limit: z._default(upTo(100), 20) }
const pages = { proximo: z.nullable(z.number()) }

/** The wall: whoever administers the church, and those who care for prayer. */
const ofMesa = {
  source: 'ours',
  modulo: 'MOD_MURAL_ORACAO',
  auth: { area: 'oracao', may: 'change' },
} as const
/** What is private, and wishes for calls and visits: those who care for prayer alone (Decision 135). */
const ofCuidado = {
  source: 'ours',
  modulo: 'MOD_MURAL_ORACAO',
  auth: { area: 'oracaoReservada', may: 'change' },
} as const
export const prayerDeskCalls = {
  listOracoesMesa: defineCall({
    ...ofMesa,
    method: 'GET',
    path: '/igreja/:slug/oracao-mesa/',
    summary: 'Requests of the wall by what became of them; those that wait come with the oldest first',
    params: bySlug,
    query: z.strictObject({
      situacao: z._default(z.enum([...situacoesOracao, 'denunciada']), 'aguardando'),
      ...paging,
    }),
    body: noBody,
    status: 200,
    /** How many wait in each place; `mensagens`: below requests; `cuidado` for who may see it, else null. */
    response: z.object({
      oracoes: z.array(oracaoMesa),
      ...pages,
      qtdes: z.object({
        aguardando: z.number(),
        mensagens: z.number(),
        denunciadas: z.number(),
        cuidado: z.nullable(z.number()),
      }),
    }),
    errors: guarded,
  }),
  getOracaoMesa: defineCall({
    ...ofMesa,
    method: 'GET',
    path: '/igreja/:slug/oracao-mesa/:id',
    summary: 'One of them, with its messages and what people reported',
    params: ofOracao,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ oracao: oracaoMesaCompleta }),
    errors: guarded,
  }),
  saveOracaoSituacao: defineCall({
    ...ofMesa,
    method: 'PUT',
    path: '/igreja/:slug/oracao-mesa/:id',
    summary: 'Approves a request for the wall, or hides it; what was reported counts as looked at',
    params: ofOracao,
    query: nothing,
    body: z.strictObject({ situacao: z.enum(['aprovada', 'oculta']) }),
    status: 200,
    response: z.object({ oracao: oracaoMesa }),
    errors: guarded,
  }),
  listOracaoMensagensMesa: defineCall({
    ...ofMesa,
    method: 'GET',
    path: '/igreja/:slug/oracao-mesa-mensagem/',
    summary: 'What was written below requests of the wall and waits to be read, the oldest first',
    params: bySlug,
    query: z.strictObject(paging),
    body: noBody,
    status: 200,
    response: z.object({ mensagens: z.array(oracaoMensagemMesa), ...pages }),
    errors: guarded,
  }),
  saveOracaoMensagemSituacao: defineCall({
    ...ofMesa,
    method: 'PUT',
    path: '/igreja/:slug/oracao-mesa/:id/mensagem/:idMensagem',
    summary: 'Approves a message below a request, or hides it',
    params: z.extend(ofOracao, { idMensagem: id }),
    query: nothing,
    body: z.strictObject({ situacao: z.enum(['aprovada', 'oculta']) }),
    status: 200,
    response: z.object({ oracao: oracaoMesaCompleta }),
    errors: guarded,
  }),
  listOracoesCuidado: defineCall({
    ...ofCuidado,
    method: 'GET',
    path: '/igreja/:slug/oracao-cuidado/',
    summary:
      'What is for those who care for prayer, and every wish for a call or a visit, without a word of it',
    params: bySlug,
    query: z.strictObject({
      /** `abertas`: that nobody has read, or that somebody still is to be called or visited for. */
      situacao: z._default(z.enum(['abertas', 'todas']), 'abertas'),
      ...paging,
    }),
    body: noBody,
    status: 200,
    response: z.object({ oracoes: z.array(oracaoCuidado), ...pages }),
    errors: guarded,
  }),
  lerOracaoCuidado: defineCall({
    ...ofCuidado,
    method: 'POST',
    path: '/igreja/:slug/oracao-cuidado/:id/leitura',
    summary: 'Reads one of them: who did so, and when, is written down, and its author can see it',
    params: ofOracao,
    query: nothing,
    body: nothing,
    status: 200,
    response: z.object({ oracao: oracaoCuidadoLida }),
    errors: guarded,
  }),
  saveOracaoCuidado: defineCall({
    ...ofCuidado,
    method: 'PUT',
    path: '/igreja/:slug/oracao-cuidado/:id',
    summary: 'Marks who asked as called or visited, or that nothing more is to be done',
    params: ofOracao,
    query: nothing,
    body: z.strictObject({
      flagLigacaoFeita: z.optional(z.boolean()),
      flagVisitaFeita: z.optional(z.boolean()),
      flagConcluida: z.optional(z.boolean()),
    }),
    status: 200,
    response: z.object({ oracao: oracaoCuidado }),
    errors: guarded,
  }),
  createOracaoResposta: defineCall({
    ...ofCuidado,
    method: 'POST',
    path: '/igreja/:slug/oracao-cuidado/:id/resposta',
    summary: 'Answers who asked, in the name of the church and to nobody else',
    idempotent: true,
    params: ofOracao,
    query: nothing,
    body: z.strictObject({ mensagem: oracaoTexto }),
    status: 201,
    response: z.object({ mensagem: oracaoMensagem }),
    errors: [...guarded, 'IDEMPOTENCY_BUSY', 'IDEMPOTENCY_MISMATCH'],
  }),
}
