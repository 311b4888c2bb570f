import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { byId, id, isoDateTime, noBody, nothing, text } from './fields.ts'

const sessao = z.object({
  id: z.string(),
  igreja: z.object({ codigo: z.string(), nome: z.string() }),
  /** As it called itself when it logged in: `Firefox`, `Android`; null where that says nothing known. */
  navegador: z.nullable(z.string()),
  sistema: z.nullable(z.string()),
  dataInicio: isoDateTime,
  /** To within ten minutes. */
  dataUltimoUso: isoDateTime,
  /** It is the one that asks. */
  flagAtual: z.boolean(),
})
export type Sessao = z.output<typeof sessao>

const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const

/** Where a person is logged in, at whichever church (Decision 131). */
export const sessoesCalls = {
  listSessoes: defineCall({
    method: 'GET',
    path: '/user/:id/sessao/',
    summary: 'Where the person is logged in, used last first',
    source: 'ours',
    auth: 'user',
    params: byId,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ sessoes: z.array(sessao) }),
    errors: signedIn,
  }),
  deleteSessao: defineCall({
    method: 'DELETE',
    path: '/user/:id/sessao/:idSessao',
    summary: 'Logs the person out there; their own too',
    source: 'ours',
    auth: 'user',
    params: z.strictObject({ id, idSessao: text(40) }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: signedIn,
  }),
  deleteOutrasSessoes: defineCall({
    method: 'DELETE',
    path: '/user/:id/sessao/',
    summary: 'Logs the person out everywhere but here',
    source: 'ours',
    auth: 'user',
    params: byId,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ encerradas: z.number() }),
    errors: signedIn,
  }),
}
