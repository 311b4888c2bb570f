import * as z from 'zod/mini'
import { credentials } from './access-credentials.ts'
import { defineCall } from './call.ts'
import { byId, id, isoDateTime, noBody, nothing, text } from './fields.ts'

const chaveAcesso = z.object({
  id,
  nome: z.string(),
  igreja: z.object({ codigo: z.string(), nome: z.string() }),
  /** It opens the account there and nowhere else (Decision 141). */
  host: z.string(),
  /** That is where the request was made. */
  flagAqui: z.boolean(),
  /** Whoever keeps it has it on more than one device. */
  flagSincronizada: z.boolean(),
  dataCadastro: isoDateTime,
  dataUltimoUso: z.nullable(isoDateTime),
})
export type ChaveAcesso = z.output<typeof chaveAcesso>

/** What browsers pass on to an authenticator, as WebAuthn writes it in JSON. */
export const opcoes = z.object({ opcoes: z.record(z.string(), z.unknown()) })

const base64url = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/))
const credencial = { id: base64url(1_400), type: z.literal('public-key') }
export const criada = z.strictObject({
  ...credencial,
  response: z.strictObject({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(16_000),
    transports: z.optional(z.array(text(20)).check(z.maxLength(10))),
  }),
})
export const assinada = z.strictObject({
  ...credencial,
  response: z.strictObject({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
    userHandle: base64url(100),
  }),
})
/** A passkey that was made, and a challenge that was signed. */
export type ChaveCriada = z.output<typeof criada>
export type ChaveAssinada = z.output<typeof assinada>

const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const
const captcha = ['CAPTCHA_REQUIRED', 'CAPTCHA_INVALID'] as const
const nome = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
const ofChave = z.strictObject({ id, idChave: id })

/** Passkeys: beside password and mailed code, never instead of them (Decision 142). */
export const chavesCalls = {
  createDesafioLogin: defineCall({
    method: 'POST',
    path: '/security/chave-acesso/desafio',
    summary: 'What a passkey has to sign to log in; the same for everybody, whoever they are',
    source: 'ours',
    auth: 'public',
    captcha: 'asked',
    params: nothing,
    query: nothing,
    body: nothing,
    status: 200,
    response: opcoes,
    errors: [...captcha],
  }),
  loginByChave: defineCall({
    method: 'POST',
    path: '/security/chave-acesso/login',
    summary: 'Log in by a challenge that a passkey has signed',
    source: 'ours',
    auth: 'public',
    captcha: 'asked',
    params: nothing,
    query: nothing,
    body: z.strictObject({ resposta: assinada }),
    status: 200,
    response: credentials,
    errors: [
      ...captcha,
      'PASSKEY_EXPIRED',
      'PASSKEY_UNKNOWN',
      'PASSKEY_REFUSED',
      'PASSKEY_COPIED',
      'ACCOUNT_INACTIVE',
      'ACTIVATION_MAIL_FAILED',
    ],
  }),
  confirmSessao: defineCall({
    method: 'POST',
    path: '/security/confirmar',
    summary: 'Show once more who one is, by the password or by mailed digits; holds for ten minutes',
    source: 'ours',
    auth: 'user',
    captcha: 'asked',
    params: nothing,
    query: nothing,
    /** `senha`, or `pedido` and `codigo` of a mailed code. */
    body: z.strictObject({
      senha: z.optional(text(128)),
      pedido: z.optional(text(200)),
      codigo: z.optional(text(40)),
    }),
    status: 200,
    response: nothing,
    errors: [
      ...captcha,
      'UNAUTHENTICATED',
      'PASSWORD_CHANGE_REQUIRED',
      'PASSWORD_INCORRECT',
      'EMAIL_CODE_INVALID',
    ],
  }),
  listChaves: defineCall({
    method: 'GET',
    path: '/user/:id/chave-acesso/',
    summary: 'The person’s passkeys, at whichever church',
    source: 'ours',
    auth: 'user',
    params: byId,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      chaves: z.array(chaveAcesso),
      /** The session was confirmed within ten minutes: a passkey can be added as it is. */
      flagConfirmada: z.boolean(),
    }),
    errors: signedIn,
  }),
  createDesafioChave: defineCall({
    method: 'POST',
    path: '/user/:id/chave-acesso/desafio',
    summary: 'What an authenticator needs to make a passkey for this host',
    source: 'ours',
    auth: 'user',
    params: byId,
    query: nothing,
    body: nothing,
    status: 200,
    response: opcoes,
    errors: [...signedIn, 'FRESH_LOGIN_REQUIRED', 'ACCOUNT_LIMIT'],
  }),
  createChave: defineCall({
    method: 'POST',
    path: '/user/:id/chave-acesso/',
    summary: 'Keeps a passkey that was made; the person is told by mail',
    source: 'ours',
    auth: 'user',
    params: byId,
    query: nothing,
    body: z.strictObject({ resposta: criada }),
    status: 201,
    response: z.object({ chave: chaveAcesso }),
    errors: [...signedIn, 'FRESH_LOGIN_REQUIRED', 'PASSKEY_EXPIRED', 'PASSKEY_REFUSED', 'ACCOUNT_LIMIT'],
  }),
  saveChave: defineCall({
    method: 'PUT',
    path: '/user/:id/chave-acesso/:idChave',
    summary: 'Another name for a passkey',
    source: 'ours',
    auth: 'user',
    params: ofChave,
    query: nothing,
    body: z.strictObject({ nome }),
    status: 200,
    response: z.object({ chave: chaveAcesso }),
    errors: signedIn,
  }),
  deleteChave: defineCall({
    method: 'DELETE',
    path: '/user/:id/chave-acesso/:idChave',
    summary: 'Removes a passkey, for who has just logged in or confirmed; the person is told by mail',
    source: 'ours',
    auth: 'user',
    params: ofChave,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: [...signedIn, 'FRESH_LOGIN_REQUIRED'],
  }),
}
