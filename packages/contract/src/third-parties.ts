import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, isoDate, noBody, text } from './fields.ts'

const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const
/** Each is a module of the church, MOD_VOLUTS and MOD_MYKIDS: without it there is no such partner. */
const modulo = z.enum(['voluts', 'mykids'])
const ofModulo = z.strictObject({ modulo })

export const thirdPartiesCalls = {
  getTerceiro: defineCall({
    method: 'GET',
    path: '/terceiros/:modulo/',
    summary: 'Where a partner’s link leads, and what the person may choose to tell there',
    source: 'ours',
    auth: 'user',
    params: ofModulo,
    query: z.strictObject({}),
    body: noBody,
    status: 200,
    response: z.object({
      /** Its registered host; null while whoever runs this has registered none. */
      host: z.nullable(z.string()),
      nome: z.string(),
      email: z.string(),
      /** Of whom the person is a guardian; for mykids alone. */
      criancas: z.array(z.object({ id: z.number(), nome: z.string() })),
    }),
    errors: signedIn,
  }),
  irParaTerceiro: defineCall({
    method: 'POST',
    path: '/terceiros/:modulo/ida',
    summary:
      'A code that the person’s browser posts to the partner’s registered address; good once, for 60 seconds',
    source: 'ours',
    auth: 'user',
    params: ofModulo,
    query: z.strictObject({}),
    body: z.strictObject({
      flagEmail: z._default(z.boolean(), false),
      /** For mykids alone, each by its guardian’s consent. */
      criancas: z._default(z.array(id).check(z.maxLength(20)), []),
    }),
    status: 201,
    response: z.object({ endereco: z.string(), codigo: z.string(), igreja: z.string() }),
    errors: [...signedIn, 'FORBIDDEN'],
  }),
  trocarCodigoTerceiro: defineCall({
    method: 'POST',
    path: '/terceiros/troca',
    summary: 'For a partner’s server: who came with a code',
    source: 'ours',
    auth: 'public',
    params: z.strictObject({}),
    query: z.strictObject({}),
    body: z.strictObject({ modulo, segredo: text(200), codigo: text(64) }),
    status: 200,
    response: z.object({
      /** The same person at the same church and partner, always; another one elsewhere. */
      sub: z.string(),
      nome: z.string(),
      email: z.nullable(z.string()),
      igreja: z.object({ codigo: z.string(), nome: z.string() }),
      criancas: z.array(z.object({ nome: z.string(), dataNascimento: z.nullable(isoDate) })),
    }),
    errors: ['CODE_INVALID', 'INVALID_CREDENTIALS'],
  }),
}
