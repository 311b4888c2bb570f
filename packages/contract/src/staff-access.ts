import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { email, isoDateTime, noBody, nothing, text } from './fields.ts'
import { funcoes, roles } from './staff.ts'

const captcha = ['CAPTCHA_REQUIRED', 'CAPTCHA_INVALID'] as const
const senha = z.string().check(z.minLength(1), z.maxLength(200))
/** Six digits of an authenticator app, or one of the ten codes of recovery. */
const codigo = z.string().check(z.minLength(6), z.maxLength(40))

/** A church where the person is something. */
const igrejaEquipe = z.object({
  codigo: z.string(),
  slug: z.string(),
  nome: z.string(),
  /** Where its portal is. */
  portal: z.string(),
  fusoHorario: z.string(),
  /** What they are there, and charged with. */
  papeis: z.array(z.union([z.enum(roles), z.enum(funcoes)])),
})
export type IgrejaEquipe = z.output<typeof igrejaEquipe>

/**
 * What is to be done next: to set up the first church of an installation, to log in, to choose a password in place of one that was e-mailed, to set up a second factor, to
 * show it; or nothing, the session is open.
 */
const passo = z.enum(['instalar', 'entrar', 'senha', 'fator', 'codigo', 'aberta'])
export type PassoEquipe = z.output<typeof passo>

/** How far somebody has come, and where they may go. */
const acesso = z.object({
  passo,
  pessoa: z.nullable(z.object({ nome: z.string(), email: z.string() })),
  /** Empty until the session is open. */
  igrejas: z.array(igrejaEquipe),
  /** They have a second factor. */
  flagFator: z.boolean(),
  /** Codes of recovery that have not served. */
  codigosRestantes: z.number(),
  /** In a demonstration, of the people whose passwords everybody knows: the digits of this moment. */
  codigoDemonstracao: z.nullable(z.string()),
})
export type AcessoEquipe = z.output<typeof acesso>

const sessao = z.object({
  id: z.string(),
  navegador: z.nullable(z.string()),
  sistema: z.nullable(z.string()),
  dataInicio: isoDateTime,
  dataUltimoUso: isoDateTime,
  flagAtual: z.boolean(),
})
export type SessaoEquipe = z.output<typeof sessao>

const ofStaff = { site: 'staff', source: 'ours', query: nothing, params: nothing, status: 200 } as const

/** Log-in at the staff's site (Decision 157). Those marked public go by how far the log-in of the cookie has come. */
export const staffAccessCalls = {
  getAcessoEquipe: defineCall({
    ...ofStaff,
    method: 'GET',
    path: '/equipe/acesso/',
    summary: 'How far the log-in has come, and at which churches the person is staff',
    auth: 'public',
    body: noBody,
    response: acesso,
    errors: [],
  }),
  loginEquipe: defineCall({
    ...ofStaff,
    method: 'POST',
    path: '/equipe/login',
    summary: 'Begin a log-in by the password; FORBIDDEN to who is of no staff',
    auth: 'public',
    captcha: 'asked',
    body: z.strictObject({ email, senha }),
    response: acesso,
    errors: [...captcha, 'INVALID_CREDENTIALS', 'FORBIDDEN'],
  }),
  saveSenhaEquipe: defineCall({
    ...ofStaff,
    method: 'POST',
    path: '/equipe/senha',
    summary: 'Choose a password in place of the one that was e-mailed',
    auth: 'public',
    captcha: 'asked',
    body: z.strictObject({ senhaAtual: senha, novaSenha: senha }),
    response: acesso,
    errors: [...captcha, 'UNAUTHENTICATED', 'PASSWORD_INCORRECT'],
  }),
  createFatorEquipe: defineCall({
    ...ofStaff,
    method: 'POST',
    path: '/equipe/fator',
    summary: 'A secret for an authenticator app; it counts once its digits were shown',
    auth: 'public',
    body: nothing,
    response: z.object({ segredo: z.string(), uri: z.string() }),
    errors: ['UNAUTHENTICATED', 'STEP_UP_REQUIRED'],
  }),
  saveFatorEquipe: defineCall({
    ...ofStaff,
    method: 'PUT',
    path: '/equipe/fator',
    summary:
      'Show the first digits of the new secret; answers ten codes of recovery, which nobody is told again',
    auth: 'public',
    captcha: 'asked',
    body: z.strictObject({ codigo: text(20) }),
    response: z.object({ acesso, codigos: z.array(z.string()) }),
    errors: [...captcha, 'UNAUTHENTICATED', 'STEP_UP_REQUIRED', 'SECOND_FACTOR_INVALID'],
  }),
  confirmEquipe: defineCall({
    ...ofStaff,
    method: 'POST',
    path: '/equipe/confirmacao',
    summary: 'Show the second factor: to end a log-in, or once more for what asks for it',
    auth: 'public',
    captcha: 'asked',
    body: z.strictObject({ codigo }),
    response: acesso,
    errors: [...captcha, 'UNAUTHENTICATED', 'SECOND_FACTOR_INVALID'],
  }),
  createCodigosEquipe: defineCall({
    ...ofStaff,
    method: 'POST',
    path: '/equipe/fator/codigos',
    summary: 'Ten new codes of recovery in place of those before',
    auth: 'user',
    stepUp: true,
    body: nothing,
    response: z.object({ codigos: z.array(z.string()) }),
    errors: ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'STEP_UP_REQUIRED'],
  }),
  recoverSenhaEquipe: defineCall({
    ...ofStaff,
    method: 'POST',
    path: '/equipe/recuperacao',
    summary: 'Send a password that works once, for half an hour; the answer is the same for every address',
    auth: 'public',
    captcha: 'asked',
    body: z.strictObject({ email, igreja: z.optional(text(80)) }),
    status: 202,
    response: z.object({}),
    errors: [...captcha],
  }),
  logoutEquipe: defineCall({
    ...ofStaff,
    method: 'POST',
    path: '/equipe/logout',
    summary: 'End the session',
    auth: 'public',
    body: nothing,
    response: z.object({}),
    errors: [],
  }),
  listSessoesEquipe: defineCall({
    ...ofStaff,
    method: 'GET',
    path: '/equipe/sessao/',
    summary: 'Where the person is logged in at the staff’s site',
    auth: 'user',
    body: noBody,
    response: z.object({ sessoes: z.array(sessao) }),
    errors: ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED'],
  }),
  deleteSessaoEquipe: defineCall({
    ...ofStaff,
    method: 'DELETE',
    path: '/equipe/sessao/:idSessao',
    summary: 'Logs the person out there',
    auth: 'user',
    params: z.strictObject({ idSessao: text(40) }),
    body: nothing,
    response: z.object({ status: z.literal(true) }),
    errors: ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'],
  }),
}
