import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { email, id, noBody, nothing, text } from './fields.ts'

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

const password = text(128)
/** The e-mail may come in the header `x-email` instead, which stays out of histories and logs. */
const emailQuery = z.strictObject({ email: z.optional(email) })

export const accessCalls = {
  login: defineCall({
    method: 'POST',
    path: '/security/login_check',
    summary: 'Log in with e-mail and password',
    source: 'Spec §7',
    auth: 'public',
    params: nothing,
    query: nothing,
    body: z.strictObject({ username: email, password }),
    status: 200,
    response: credentials,
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_INACTIVE'],
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
    params: nothing,
    query: nothing,
    body: z.strictObject({ codigo: text(200) }),
    status: 200,
    response: credentials,
    errors: ['CODE_INVALID', 'FORBIDDEN'],
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
    captcha: true,
    params: nothing,
    query: nothing,
    body: z.strictObject({ email }),
    status: 202,
    response: nothing,
    errors: ['CAPTCHA_INVALID', 'EMAIL_NOT_FOUND'],
  }),
  requestEmailVerification: defineCall({
    method: 'POST',
    path: '/security/solicitar-verificacao-email/',
    summary: 'Send the activation e-mail again; answers the same whether or not there is such an account',
    source: 'Spec §7',
    auth: 'public',
    params: nothing,
    query: z.strictObject({ igreja: id, email }),
    body: z.optional(nothing),
    status: 202,
    response: nothing,
    errors: ['NOT_FOUND'],
  }),
  verifyEmail: defineCall({
    method: 'POST',
    path: '/security/verificar-email',
    summary: 'Activate the account whose activation code this is',
    source: 'ours',
    auth: 'public',
    params: nothing,
    query: nothing,
    body: z.strictObject({ codigo: text(200) }),
    status: 200,
    response: z.object({ email: z.string() }),
    errors: ['CODE_INVALID'],
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/user/alterar-senha',
    summary: 'Change the password; every other session ends',
    source: 'Spec §7',
    auth: 'user',
    params: nothing,
    query: nothing,
    body: z.strictObject({ senhaAtual: password, novaSenha: password }),
    status: 200,
    response: nothing,
    errors: ['UNAUTHENTICATED', 'PASSWORD_INCORRECT'],
  }),
  lookUpEmail: defineCall({
    method: 'GET',
    path: '/user/',
    summary: 'Whether an e-mail has an account',
    source: 'Spec §7',
    auth: 'public',
    captcha: true,
    params: nothing,
    query: emailQuery,
    body: noBody,
    status: 200,
    response: situacaoConta,
    errors: ['CAPTCHA_INVALID'],
  }),
  lookUpEmailAtIgreja: defineCall({
    method: 'GET',
    path: '/igreja/:client/usuario/',
    summary: 'Whether an e-mail has an account at this church, named by its `cliente` id',
    source: 'Spec §7',
    auth: 'public',
    captcha: true,
    params: z.strictObject({ client: id }),
    query: emailQuery,
    body: noBody,
    status: 200,
    response: situacaoConta,
    errors: ['CAPTCHA_INVALID', 'NOT_FOUND'],
  }),
  getCaptchaChallenge: defineCall({
    method: 'GET',
    path: '/captcha/desafio',
    summary: 'What a client must solve for the calls that ask for a captcha',
    source: 'ours',
    auth: 'public',
    params: nothing,
    query: nothing,
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
