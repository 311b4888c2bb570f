import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { byId, isoDateTime, noBody, nothing, queryIgreja, text } from './fields.ts'

const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const

const pedido = z.object({
  dataCadastro: isoDateTime,
  /** Until then it can be called off. */
  apagarEm: isoDateTime,
})

const exclusao = z.object({
  /** Null while nobody has asked. */
  pedido: z.nullable(pedido),
  /** What goes on by itself, or is still to come, and ends with the account. */
  recorrencias: z.number(),
  ingressos: z.number(),
  cartoes: z.number(),
  /** Nobody else administers the church: `LAST_ADMIN` until somebody does. */
  unicaAdministracao: z.boolean(),
  /** Children of whom the person is the only guardian: they go too. */
  criancas: z.array(z.string()),
  /** Where the person has an account as well: there nothing changes. Without any the account of the platform goes too. */
  outrasIgrejas: z.array(z.string()),
})
export type Exclusao = z.output<typeof exclusao>

const exportacao = z.object({
  situacao: z.enum(['pedida', 'pronta', 'falhou']),
  dataCadastro: isoDateTime,
  /** Of the file, which is there until `apagarEm`. */
  tamanho: z.nullable(z.number()),
  /** Good for an hour. */
  url: z.nullable(z.string()),
  apagarEm: z.nullable(isoDateTime),
})
export type Exportacao = z.output<typeof exportacao>

const historico = z.object({
  /** Entries of the audit trail about the person, newest first. */
  auditoria: z.array(
    z.object({
      data: isoDateTime,
      acao: z.string(),
      /** Never a name: the person, somebody of the church's staff, or the system. */
      quem: z.enum(['voce', 'equipe', 'sistema']),
    }),
  ),
  /** Changes of the person's records: which fields, never what stood there. */
  alteracoes: z.array(
    z.object({
      data: isoDateTime,
      recurso: z.string(),
      acao: z.enum(['criacao', 'alteracao', 'exclusao']),
      campos: z.array(z.string()),
      quem: z.enum(['voce', 'equipe', 'sistema']),
    }),
  ),
})
export type Historico = z.output<typeof historico>

const own = { source: 'ours', auth: 'user', params: byId, query: nothing, body: noBody } as const

/** A person's own data: taken along, looked into, erased (Decisions 147 to 149). */
export const privacyCalls = {
  getExportacao: defineCall({
    ...own,
    method: 'GET',
    path: '/user/:id/exportacao/',
    summary: 'The file with all of the person’s data at this church, where one was asked for',
    status: 200,
    response: z.object({ exportacao: z.nullable(exportacao) }),
    errors: signedIn,
  }),
  createExportacao: defineCall({
    ...own,
    method: 'POST',
    path: '/user/:id/exportacao/',
    summary: 'Asks for that file: one at a time; they are told when it is there',
    body: nothing,
    status: 202,
    response: z.object({ exportacao }),
    errors: [...signedIn, 'FORBIDDEN'],
  }),
  getHistorico: defineCall({
    ...own,
    method: 'GET',
    path: '/user/:id/historico/',
    summary: 'Who saw or changed the person’s data, newest first',
    status: 200,
    response: historico,
    errors: signedIn,
  }),
  getExclusao: defineCall({
    ...own,
    method: 'GET',
    path: '/user/:id/pedido-exclusao/',
    summary: 'What goes when the person’s account at this church is erased, and when that is due',
    status: 200,
    response: z.object({ exclusao }),
    errors: [...signedIn, 'FORBIDDEN'],
  }),
  createExclusao: defineCall({
    ...own,
    method: 'POST',
    path: '/user/:id/pedido-exclusao/',
    summary: 'Asks, by the password, for the person’s account at this church to be erased in seven days',
    source: 'Spec §7',
    captcha: 'asked',
    query: queryIgreja,
    body: z.strictObject({ senha: text(200) }),
    status: 202,
    response: z.object({ pedido }),
    errors: [
      ...signedIn,
      'FORBIDDEN',
      'PASSWORD_INCORRECT',
      'LAST_ADMIN',
      'CAPTCHA_REQUIRED',
      'CAPTCHA_INVALID',
    ],
  }),
  deleteExclusao: defineCall({
    ...own,
    method: 'DELETE',
    path: '/user/:id/pedido-exclusao/',
    summary: 'Calls it off',
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: signedIn,
  }),
  undoExclusao: defineCall({
    method: 'POST',
    path: '/pedido-exclusao/desistencia',
    summary: 'Calls it off by the link that was mailed, without logging in',
    source: 'ours',
    auth: 'public',
    params: nothing,
    query: nothing,
    body: z.strictObject({ token: text(200) }),
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: ['NOT_FOUND', 'CODE_INVALID'],
  }),
}
