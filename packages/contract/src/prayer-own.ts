import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { byId, id, isoDateTime, noBody, nothing, queryIgreja, text } from './fields.ts'
import { minhaOracao, oracaoMensagemComSituacao, oracaoTexto, ORACAO_LIMITS } from './prayer-shapes.ts'

const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const
/** As a form has it, in which everything is a text. */
const flag = z.optional(z.enum(['true', 'false']))
/** Anything but the author's own, and what is gone, is NOT_FOUND. */
const ofAuthor = { source: 'ours', auth: 'user', modulo: 'MOD_MURAL_ORACAO', params: byId } as const

/** What somebody asks for themselves: only they see it whole. */
export const prayerOwnCalls = {
  listMinhasOracoes: defineCall({
    method: 'GET',
    path: '/user/oracao',
    summary: 'What the person asked at this church, newest first, with what is private',
    source: 'Spec §7',
    auth: 'user',
    modulo: 'MOD_MURAL_ORACAO',
    params: nothing,
    query: queryIgreja,
    body: noBody,
    status: 200,
    response: z.object({ oracoes: z.array(minhaOracao) }),
    errors: signedIn,
  }),
  getMinhaOracao: defineCall({
    ...ofAuthor,
    method: 'GET',
    path: '/user/oracao/:id',
    summary: 'One of them, with its messages and what the church answered',
    query: queryIgreja,
    body: noBody,
    status: 200,
    /** What others wrote is there once everybody may read it; the author's own words always are. */
    response: z.object({
      oracao: z.extend(minhaOracao, { mensagens: z.array(oracaoMensagemComSituacao) }),
    }),
    errors: signedIn,
  }),
  listMinhasMensagensOracao: defineCall({
    ...ofAuthor,
    method: 'GET',
    path: '/user/oracao-mensagem/:id',
    summary:
      'What the person wrote below a request on the wall and nobody else sees: it waits, or the church hid it',
    query: queryIgreja,
    body: noBody,
    status: 200,
    response: z.object({ mensagens: z.array(oracaoMensagemComSituacao) }),
    errors: signedIn,
  }),
  listOracoesOradas: defineCall({
    method: 'GET',
    path: '/user/oracao-orada',
    summary: 'Requests of the wall for which the person prayed, the newest two thousand',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_MURAL_ORACAO',
    params: nothing,
    query: queryIgreja,
    body: noBody,
    status: 200,
    response: z.object({ ids: z.array(z.number()) }),
    errors: signedIn,
  }),
  createOracao: defineCall({
    method: 'POST',
    path: '/oracao/',
    summary: 'Asks for prayer: on the wall, of those who care for prayer alone, or for oneself',
    source: 'Spec §7',
    auth: 'user',
    modulo: 'MOD_MURAL_ORACAO',
    idempotent: true,
    upload: { campo: 'image', finalidade: 'oracao', opcional: true },
    params: nothing,
    query: nothing,
    /**
     * A form. `flagPublicarMural` is opted in: without it only those who care for prayer read it. `flagAtivo`: `false`
     * keeps it for the author alone. Without `nome` nobody is named. On the wall and about somebody else
     * (`flagOutraPessoa`) it needs their consent (`flagConsentimento`), else
     * VALIDATION.
     */
    body: z.strictObject({
      idUsuario: z.optional(id),
      idIgreja: z.optional(id),
      mensagem: oracaoTexto,
      nome: z.optional(text(ORACAO_LIMITS.nome)),
      idOracaoMotivo: z.optional(id),
      flagPublicarMural: flag,
      flagAtivo: flag,
      flagReceberLigacao: flag,
      flagReceberVisita: flag,
      flagOutraPessoa: flag,
      flagConsentimento: flag,
    }),
    status: 201,
    response: z.object({ oracao: minhaOracao }),
    errors: [
      ...signedIn,
      'FORBIDDEN',
      'FILE_TOO_LARGE',
      'FILE_TYPE',
      'FILE_ACTIVE',
      'FILE_PIXELS',
      'FILE_DAMAGED',
      'IDEMPOTENCY_BUSY',
      'IDEMPOTENCY_MISMATCH',
    ],
  }),
  saveOracaoVisibilidade: defineCall({
    ...ofAuthor,
    method: 'PUT',
    path: '/oracao/:id/visibilidade',
    summary: 'Changes who may see a request, and the wish for a call or a visit; what is left out stays',
    query: nothing,
    body: z.strictObject({
      flagPublicarMural: z.optional(z.boolean()),
      flagAtivo: z.optional(z.boolean()),
      /** Null: without a name. */
      nome: z.nullish(text(ORACAO_LIMITS.nome)),
      flagReceberLigacao: z.optional(z.boolean()),
      flagReceberVisita: z.optional(z.boolean()),
      flagOutraPessoa: z.optional(z.boolean()),
      flagConsentimento: z.optional(z.boolean()),
    }),
    status: 200,
    response: z.object({ oracao: minhaOracao }),
    errors: signedIn,
  }),
  createOracaoAtualizacao: defineCall({
    ...ofAuthor,
    method: 'POST',
    path: '/oracao/:id/atualizacao',
    summary: 'Tells how it goes on, to whoever may see the request',
    idempotent: true,
    query: nothing,
    body: z.strictObject({ mensagem: oracaoTexto }),
    status: 201,
    response: z.object({ mensagem: oracaoMensagemComSituacao }),
    errors: [...signedIn, 'IDEMPOTENCY_BUSY', 'IDEMPOTENCY_MISMATCH'],
  }),
  saveOracaoRespondida: defineCall({
    ...ofAuthor,
    method: 'PUT',
    path: '/oracao/:id/respondida',
    summary: 'Says that it was answered, in words or without, or that it was not yet',
    query: nothing,
    /** `testemunho` takes the place of the one before. */
    body: z.strictObject({ flagRespondida: z.boolean(), testemunho: z.optional(oracaoTexto) }),
    status: 200,
    response: z.object({ oracao: minhaOracao }),
    errors: signedIn,
  }),
  deleteOracao: defineCall({
    ...ofAuthor,
    source: 'Spec §7',
    method: 'DELETE',
    path: '/oracao/:id',
    summary:
      'Takes a request away at once, and deletes it for good in ten seconds; asked again it changes nothing',
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ excluirEm: isoDateTime }),
    errors: signedIn,
  }),
  desistirExclusaoOracao: defineCall({
    ...ofAuthor,
    method: 'DELETE',
    path: '/oracao/:id/exclusao',
    summary: 'Calls the deletion off, within the ten seconds',
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ oracao: minhaOracao }),
    errors: signedIn,
  }),
}
