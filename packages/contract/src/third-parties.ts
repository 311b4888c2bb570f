import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, isoDate, isoDateTime, noBody, text } from './fields.ts'

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
      /** Whether the person may go there without being shown this again: never where it is about children. */
      flagPodeLembrar: z.boolean(),
      /** That they want to; it holds (`vale`) while what is told is what they were shown. */
      escolha: z.nullable(z.object({ desde: isoDateTime, flagEmail: z.boolean(), vale: z.boolean() })),
    }),
    errors: [...signedIn, 'FORBIDDEN'],
  }),
  irParaTerceiro: defineCall({
    method: 'POST',
    path: '/terceiros/:modulo/ida',
    summary:
      'What the person’s browser posts to the partner’s registered address: a code, good once and for 60 seconds, or a signed token',
    source: 'ours',
    auth: 'user',
    params: ofModulo,
    query: z.strictObject({}),
    body: z.strictObject({
      flagEmail: z._default(z.boolean(), false),
      /** For mykids alone, each by its guardian’s consent. */
      criancas: z._default(z.array(id).check(z.maxLength(20)), []),
      /** Not to be shown again what is told there, until it is something else. */
      flagLembrar: z._default(z.boolean(), false),
      /** As they chose before, whatever else is said here; NOT_FOUND where that holds no longer. */
      flagComoAntes: z._default(z.boolean(), false),
    }),
    status: 201,
    response: z.object({
      endereco: z.string(),
      /** For the partner's server to exchange; null where it has none that could ask. */
      codigo: z.nullable(z.string()),
      /** A JWT for that partner, signed with a key of `/terceiros/jwks`, good for 60 seconds; null beside a code. */
      token: z.nullable(z.string()),
      igreja: z.string(),
    }),
    errors: [...signedIn, 'FORBIDDEN'],
  }),
  deleteEscolhaTerceiro: defineCall({
    method: 'DELETE',
    path: '/terceiros/:modulo/escolha',
    summary: 'Lets the person be shown again what is told there',
    source: 'ours',
    auth: 'user',
    params: ofModulo,
    query: z.strictObject({}),
    body: noBody,
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: [...signedIn, 'FORBIDDEN'],
  }),
  listJwksTerceiro: defineCall({
    method: 'GET',
    path: '/terceiros/jwks',
    summary: 'For partners: the keys that tokens are signed with (RFC 7517), the current one first',
    source: 'ours',
    auth: 'public',
    params: z.strictObject({}),
    query: z.strictObject({}),
    body: noBody,
    status: 200,
    response: z.object({
      keys: z.array(
        z.object({
          kty: z.literal('OKP'),
          crv: z.literal('Ed25519'),
          alg: z.literal('EdDSA'),
          use: z.literal('sig'),
          kid: z.string(),
          x: z.string(),
        }),
      ),
    }),
    errors: [],
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
