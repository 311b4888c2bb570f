import * as z from 'zod/mini'
import { assinada, criada, opcoes } from './access-chaves.ts'
import { defineCall } from './call.ts'
import { moduloCodigo } from './church-shapes.ts'
import { email, id, isoDateTime, noBody, nothing, text } from './fields.ts'
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
  /** What it has turned on. */
  modulos: z.array(moduloCodigo),
})
export type IgrejaEquipe = z.output<typeof igrejaEquipe>

/**
 * What is to be done next: to set up the first church of an installation, to log in, to choose a password in place of one that was e-mailed, to set up a second factor, to
 * show it; to open a phone that is remembered by a passkey; or nothing, the session is open.
 */
const passo = z.enum(['instalar', 'entrar', 'senha', 'fator', 'codigo', 'chave', 'aberta'])
export type PassoEquipe = z.output<typeof passo>

/** How far somebody has come, and where they may go. */
export const acesso = z.object({
  passo,
  pessoa: z.nullable(z.object({ nome: z.string(), email: z.string() })),
  /** Empty until the session is open. */
  igrejas: z.array(igrejaEquipe),
  /** They have an authenticator app. */
  flagFator: z.boolean(),
  /** They have a passkey of this site. */
  flagChave: z.boolean(),
  /** Codes of recovery that have not served. */
  codigosRestantes: z.number(),
  /** They have said that they lost their second factor (Decision 284); null once the session is open. */
  fatorPerdido: z.nullable(
    z.object({
      /** What they tell whoever makes sure that it is them. */
      digitos: z.string(),
      /** Nobody’s yes is missing, and a code was mailed. */
      flagEnviado: z.boolean(),
      validoAte: isoDateTime,
    }),
  ),
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
  /** Until when a passkey alone opens it again. */
  lembradaAte: z.nullable(isoDateTime),
})
export type SessaoEquipe = z.output<typeof sessao>

const chave = z.object({
  id,
  nome: z.string(),
  /** Whoever keeps it has it on more than one device. */
  flagSincronizada: z.boolean(),
  dataCadastro: isoDateTime,
  dataUltimoUso: z.nullable(isoDateTime),
})
export type ChaveEquipe = z.output<typeof chave>

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
  createDesafioEquipe: defineCall({
    ...ofStaff,
    method: 'POST',
    path: '/equipe/chave/desafio',
    summary: 'What a passkey has to sign here; the same for everybody, whoever they are',
    auth: 'public',
    captcha: 'asked',
    body: nothing,
    response: opcoes,
    errors: [...captcha],
  }),
  loginChaveEquipe: defineCall({
    ...ofStaff,
    method: 'POST',
    path: '/equipe/chave/login',
    summary:
      'Come in by a passkey, which is both password and second factor; or show it once more for what asks for it',
    auth: 'public',
    captcha: 'asked',
    /** `lembrar`: for 30 days a passkey alone opens this browser again. */
    body: z.strictObject({ resposta: assinada, lembrar: z.boolean() }),
    response: acesso,
    errors: [
      ...captcha,
      'PASSKEY_EXPIRED',
      'PASSKEY_UNKNOWN',
      'PASSKEY_REFUSED',
      'PASSKEY_COPIED',
      'FORBIDDEN',
    ],
  }),
  createDesafioChaveEquipe: defineCall({
    ...ofStaff,
    method: 'POST',
    path: '/equipe/chave/nova',
    summary: 'What an authenticator needs to make a passkey for this site',
    auth: 'public',
    body: nothing,
    response: opcoes,
    errors: ['UNAUTHENTICATED', 'STEP_UP_REQUIRED', 'ACCOUNT_LIMIT'],
  }),
  createChaveEquipe: defineCall({
    ...ofStaff,
    method: 'POST',
    path: '/equipe/chave/',
    summary:
      'Keeps a passkey that was made; the person is told by mail, and of the first second factor gets ten codes',
    auth: 'public',
    body: z.strictObject({ resposta: criada }),
    status: 201,
    response: z.object({ acesso, codigos: z.array(z.string()) }),
    errors: ['UNAUTHENTICATED', 'STEP_UP_REQUIRED', 'PASSKEY_EXPIRED', 'PASSKEY_REFUSED', 'ACCOUNT_LIMIT'],
  }),
  listChavesEquipe: defineCall({
    ...ofStaff,
    method: 'GET',
    path: '/equipe/chave/',
    summary: 'The person’s passkeys of this site',
    auth: 'user',
    body: noBody,
    response: z.object({ chaves: z.array(chave) }),
    errors: ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED'],
  }),
  deleteChaveEquipe: defineCall({
    ...ofStaff,
    method: 'DELETE',
    path: '/equipe/chave/:idChave',
    summary: 'Removes a passkey, but for the last second factor; the person is told by mail',
    auth: 'user',
    stepUp: true,
    params: z.strictObject({ idChave: id }),
    body: nothing,
    response: z.object({ status: z.literal(true) }),
    errors: ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'STEP_UP_REQUIRED', 'NOT_FOUND', 'LAST_FACTOR'],
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
