import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { byId, idioma, isoDateTime, noBody, nothing, upTo } from './fields.ts'

const tipo = z.enum(['privacidade', 'termos'])
const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const

export const aceitesCalls = {
  listAceites: defineCall({
    method: 'GET',
    path: '/usuario/:id/aceite/',
    summary:
      'Which versions of privacy and terms the person accepted, newest first, and what is to be asked once',
    source: 'ours',
    auth: 'user',
    params: byId,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      aceites: z.array(
        z.object({
          tipo,
          versao: z.number(),
          /** In which it was shown. */
          idioma,
          data: isoDateTime,
          /** By which act: registering, buying, giving, or saying so when asked. */
          origem: z.enum(['cadastro', 'compra', 'doacao', 'aviso']),
        }),
      ),
      pendentes: z.array(
        z.object({ tipo, versao: z.number(), dataVigencia: isoDateTime, mudancas: z.nullable(z.string()) }),
      ),
    }),
    errors: signedIn,
  }),
  saveAceite: defineCall({
    method: 'PUT',
    path: '/usuario/:id/aceite/',
    summary: 'Accepts the version in force, or says not now: nobody is asked about it a second time',
    source: 'ours',
    auth: 'user',
    params: byId,
    query: nothing,
    body: z.strictObject({ tipo, versao: upTo(10_000), aceito: z.boolean() }),
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: [...signedIn, 'FORBIDDEN'],
  }),
}
