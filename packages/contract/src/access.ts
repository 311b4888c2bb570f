import * as z from 'zod/mini'
import { sessoesCalls } from './access-sessoes.ts'
import { trocaEmailCalls } from './access-troca-email.ts'
import { defineCall } from './call.ts'
import { email, id, noBody, nothing, text, upTo } from './fields.ts'

/**
 * What a log-in gives. The refresh token works only together with the `__Host-rt` cookie that comes with it
 * (Decision 6). Apps without cookies get no refresh token that works: they hand over by `token/codigo`.
 */
const credentials = z.object({
  /** Bearer token of ten minutes, for this church. */
  token: z.string(),
  refreshToken: z.string(),
  /** Logged in by a password that was e-mailed: everything but changing it answers PASSWORD_CHANGE_REQUIRED. */
  trocarSenha: z.boolean(),
})
export type Credentials = z.output<typeof credentials>

/** The one thing the access page needs to know of an e-mail; never an id, a name or a picture. */
const situacaoConta = z.object({
  /** A platform account has this e-mail. */
  conta: z.boolean(),
  /** That account is known at this church. */
  contaNaIgreja: z.boolean(),
  /** That account at this church was confirmed. */
  ativa: z.boolean(),
})
export type SituacaoConta = z.output<typeof situacaoConta>

/** No proof of work is asked for that is worth more: an old phone must still be able to. */
export const MAX_EFFORT = 8

const password = text(128)
/** The e-mail may come in the header `x-email` instead, which stays out of histories and logs. */
const emailQuery = z.strictObject({ email: z.optional(email) })

export const accessCalls = {
  ...sessoesCalls,
  ...trocaEmailCalls,
  login: defineCall({
    method: 'POST',
    path: '/security/login_check',
    summary: 'Log in with e-mail and password',
    source: 'Spec §7',
    auth: 'public',
    captcha: 'asked',
    params: nothing,
    query: nothing,
    body: z.strictObject({ username: email, password }),
    status: 200,
    response: credentials,
    errors: [
      'CAPTCHA_REQUIRED',
      'CAPTCHA_INVALID',
      'INVALID_CREDENTIALS',
      'ACCOUNT_INACTIVE',
      'ACTIVATION_MAIL_FAILED',
    ],
  }),
  requestEmailCode: defineCall({
    method: 'POST',
    path: '/security/codigo-email/',
    summary: 'Mail six digits to log in with; answers the same whether or not there is such an account',
    source: 'ours',
    auth: 'public',
    captcha: 'asked',
    params: nothing,
    query: nothing,
    /** `pedido`: the request before, which this one takes the place of. */
    body: z.strictObject({ email, pedido: z.optional(text(200)) }),
    status: 202,
    /** The digits are good only together with it (Decision 96). */
    response: z.object({ pedido: z.string() }),
    errors: ['CAPTCHA_REQUIRED', 'CAPTCHA_INVALID'],
  }),
  loginByEmailCode: defineCall({
    method: 'POST',
    path: '/security/codigo-email/login',
    summary: 'Log in with the six digits that were mailed',
    source: 'ours',
    auth: 'public',
    captcha: 'asked',
    params: nothing,
    query: nothing,
    body: z.strictObject({ username: email, pedido: text(200), codigo: text(40) }),
    status: 200,
    response: credentials,
    errors: ['CAPTCHA_REQUIRED', 'CAPTCHA_INVALID', 'EMAIL_CODE_INVALID'],
  }),
  refreshToken: defineCall({
    method: 'POST',
    path: '/security/token/refresh',
    summary: 'Exchange a refresh token for new credentials; the old one stops working',
    source: 'Spec §7',
    auth: 'public',
    params: nothing,
    query: nothing,
    body: z.strictObject({ refreshToken: text(200) }),
    status: 200,
    response: credentials,
    errors: ['UNAUTHENTICATED', 'REFRESH_REFUSED'],
  }),
  exchangeLoginCode: defineCall({
    method: 'POST',
    path: '/security/token/codigo',
    summary: 'Exchange the one-time code of `?token=` for credentials',
    source: 'ours',
    auth: 'optional',
    captcha: 'asked',
    params: nothing,
    query: nothing,
    body: z.strictObject({ codigo: text(200) }),
    status: 200,
    response: credentials,
    errors: ['CAPTCHA_REQUIRED', 'CAPTCHA_INVALID', 'CODE_INVALID', 'FORBIDDEN'],
  }),
  createBilhete: defineCall({
    method: 'POST',
    path: '/security/bilhete',
    summary: 'A ticket of a minute with which the person enters `/canais`; access tokens never travel there',
    source: 'ours',
    auth: 'user',
    params: nothing,
    query: nothing,
    body: z.strictObject({}),
    status: 200,
    response: z.object({ bilhete: z.string() }),
    errors: ['UNAUTHENTICATED'],
  }),
  createLoginCode: defineCall({
    method: 'POST',
    path: '/security/token/codigo/novo',
    summary: 'A one-time code of 60 seconds that opens a session at a church where the person has an account',
    source: 'ours',
    auth: 'user',
    params: nothing,
    query: nothing,
    /** Any church where the person has an active account. */
    body: z.strictObject({ igreja: id }),
    status: 201,
    response: z.object({ codigo: z.string() }),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'PASSWORD_CHANGE_REQUIRED'],
  }),
  logout: defineCall({
    method: 'POST',
    path: '/security/logout',
    summary: 'End this session on the server',
    source: 'ours',
    auth: 'optional',
    params: nothing,
    query: nothing,
    body: z.strictObject({ refreshToken: z.optional(text(200)) }),
    status: 200,
    response: nothing,
    errors: [],
  }),
  recoverPassword: defineCall({
    method: 'POST',
    path: '/security/recuperar-senha',
    summary: 'Send a new, temporary password to an e-mail',
    source: 'Spec §7',
    auth: 'public',
    captcha: 'always',
    params: nothing,
    query: nothing,
    body: z.strictObject({ email }),
    status: 202,
    response: nothing,
    errors: ['CAPTCHA_REQUIRED', 'CAPTCHA_INVALID', 'EMAIL_NOT_FOUND'],
  }),
  requestEmailVerification: defineCall({
    method: 'POST',
    path: '/security/solicitar-verificacao-email/',
    summary: 'Send the activation e-mail again; answers the same whether or not there is such an account',
    source: 'Spec §7',
    auth: 'public',
    captcha: 'asked',
    params: nothing,
    query: z.strictObject({ igreja: id, email }),
    body: z.optional(nothing),
    status: 202,
    response: nothing,
    errors: ['CAPTCHA_REQUIRED', 'CAPTCHA_INVALID', 'NOT_FOUND', 'ACTIVATION_MAIL_FAILED'],
  }),
  verifyEmail: defineCall({
    method: 'POST',
    path: '/security/verificar-email',
    summary: 'Activate the account whose activation code this is, and log in, once',
    source: 'ours',
    auth: 'optional',
    captcha: 'asked',
    params: nothing,
    query: nothing,
    body: z.strictObject({ codigo: text(200) }),
    status: 200,
    /** No credentials where the code has served, the account was active, or another person is logged in (Decision 95). */
    response: z.object({ email: z.string(), credenciais: z.nullable(credentials) }),
    errors: ['CAPTCHA_REQUIRED', 'CAPTCHA_INVALID', 'CODE_INVALID'],
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/user/alterar-senha',
    summary: 'Change the password; every other session ends',
    source: 'Spec §7',
    auth: 'user',
    captcha: 'asked',
    params: nothing,
    query: nothing,
    body: z.strictObject({ senhaAtual: password, novaSenha: password }),
    status: 200,
    response: nothing,
    errors: ['CAPTCHA_REQUIRED', 'CAPTCHA_INVALID', 'UNAUTHENTICATED', 'PASSWORD_INCORRECT'],
  }),
  lookUpEmail: defineCall({
    method: 'GET',
    path: '/user/',
    summary: 'Whether an e-mail has an account',
    source: 'Spec §7',
    auth: 'public',
    captcha: 'always',
    params: nothing,
    query: emailQuery,
    body: noBody,
    status: 200,
    response: situacaoConta,
    errors: ['CAPTCHA_REQUIRED', 'CAPTCHA_INVALID'],
  }),
  lookUpEmailAtIgreja: defineCall({
    method: 'GET',
    path: '/igreja/:client/usuario/',
    summary: 'Whether an e-mail has an account at this church, named by its `cliente` id',
    source: 'Spec §7',
    auth: 'public',
    captcha: 'always',
    params: z.strictObject({ client: id }),
    query: emailQuery,
    body: noBody,
    status: 200,
    response: situacaoConta,
    errors: ['CAPTCHA_REQUIRED', 'CAPTCHA_INVALID', 'NOT_FOUND'],
  }),
  getCaptchaChallenge: defineCall({
    method: 'GET',
    path: '/captcha/desafio',
    summary: 'What a client must solve for the calls that ask for a captcha',
    source: 'ours',
    auth: 'public',
    params: nothing,
    /** Taken from CAPTCHA_REQUIRED: how many times the usual work the answer is to be worth. */
    query: z.strictObject({ esforco: z.optional(upTo(MAX_EFFORT)) }),
    body: noBody,
    status: 200,
    response: z.discriminatedUnion('tipo', [
      z.object({ tipo: z.literal('recaptcha'), siteKey: z.string() }),
      /** Proof of work (ALTCHA): the answer goes into the header `x-captcha`. */
      z.object({ tipo: z.literal('altcha'), desafio: z.record(z.string(), z.unknown()) }),
    ]),
    errors: [],
  }),
}
