import * as z from 'zod/mini'
import { aceitesCalls } from './account-aceites.ts'
import { avisosCalls } from './account-avisos.ts'
import { defineCall } from './call.ts'
import { defineChannel } from './channel.ts'
import { criancasCalls } from './account-criancas.ts'
import { dadosCalls } from './account-dados.ts'
import { enderecosCalls } from './account-enderecos.ts'
import { pushCalls } from './account-push.ts'
import { imagemCalls } from './account-image.ts'
import { mergeCalls } from './account-merge.ts'
import { importCalls } from './account-import.ts'
import { accountStaffCalls } from './account-staff.ts'
import { cadastro, estadoCivil, user, usuario } from './account-shapes.ts'
import { byId, id, isoDateTime, noBody, nothing, paging, slug } from './fields.ts'
import { funcoes, roles } from './staff.ts'

const notificacao = z.object({
  id: z.number(),
  titulo: z.string(),
  corpo: z.string(),
  dataCadastro: isoDateTime,
  dataUltimaAlteracao: isoDateTime,
  tipo: z.object({ codigo: z.string() }),
  /** The church that wrote it: for what was written to the person alone, it may be another of theirs. */
  igreja: z.object({ id: z.number(), codigo: z.string(), nome: z.string() }),
  idEntidadeRelacionada: z.nullable(z.number()),
  /** The person has read it; false for nobody in particular. */
  flagLida: z.boolean(),
})
export type Notificacao = z.output<typeof notificacao>

const utils = {
  method: 'GET',
  source: 'Spec §7',
  auth: 'public',
  params: nothing,
  query: nothing,
  body: noBody,
  status: 200,
  errors: [],
} as const

/** ISO 3166. */
const country = z.string().check(z.regex(/^[A-Z]{2}$/))

/** What is not known is left to be typed. */
const foundEndereco = z.object({
  rua: z.nullable(z.string()),
  bairro: z.nullable(z.string()),
  cidade: z.nullable(z.string()),
  estado: z.nullable(z.string()),
})

export const accountCalls = {
  ...accountStaffCalls,
  ...importCalls,
  ...mergeCalls,
  ...aceitesCalls,
  ...avisosCalls,
  ...pushCalls,
  ...imagemCalls,
  ...dadosCalls,
  ...enderecosCalls,
  ...criancasCalls,
  getMe: defineCall({
    method: 'GET',
    path: '/me',
    summary: 'The account that is logged in',
    source: 'Spec §7',
    auth: 'user',
    params: nothing,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ user }),
    errors: ['UNAUTHENTICATED'],
  }),
  listUsuarios: defineCall({
    method: 'GET',
    path: '/user/:id/usuario',
    summary:
      'The accounts of a person at a church (`cliente`) or at the churches of an organisation (`organizacao`)',
    source: 'Spec §7',
    auth: 'user',
    params: byId,
    query: z.strictObject({ cliente: z.optional(id), organizacao: z.optional(slug) }),
    body: noBody,
    status: 200,
    response: z.object({ usuarios: z.array(usuario) }),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'PASSWORD_CHANGE_REQUIRED'],
  }),
  listDocumentos: defineCall({
    method: 'GET',
    path: '/user/:id/documento',
    summary: "A person's documents",
    source: 'Spec §7',
    auth: 'user',
    params: byId,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      documentos: z.array(z.object({ id: z.number(), tipo: z.enum(['CPF']), numero: z.string() })),
    }),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'PASSWORD_CHANGE_REQUIRED'],
  }),
  listRoles: defineCall({
    method: 'GET',
    path: '/user/:id/role',
    summary: "A person's staff roles at this church",
    source: 'Spec §7',
    auth: 'user',
    params: byId,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      userIgrejaRoles: z.array(
        z.object({
          role: z.enum(roles),
          igreja: z.object({ id: z.number(), codigo: z.string() }),
        }),
      ),
      /** What they are charged with at this church beside those. */
      funcoes: z.array(z.enum(funcoes)),
    }),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'PASSWORD_CHANGE_REQUIRED'],
  }),
  createUsuario: defineCall({
    method: 'POST',
    path: '/igreja/:id/usuario/',
    summary: 'Register: a platform account and its account at this church, to be activated by e-mail',
    source: 'Spec §7',
    auth: 'public',
    captcha: 'always',
    params: byId,
    query: nothing,
    body: cadastro,
    status: 201,
    response: z.object({ ativacaoEnviada: z.literal(true) }),
    errors: [
      'CAPTCHA_REQUIRED',
      'CAPTCHA_INVALID',
      'NOT_FOUND',
      'ACCOUNT_EXISTS',
      'CPF_IN_USE',
      'ACTIVATION_MAIL_FAILED',
    ],
  }),
  trocaIgreja: defineCall({
    method: 'POST',
    path: '/usuario/troca-igreja',
    summary: 'Change to this church, after confirmation: link the account, or come back to the one here',
    source: 'Spec §7',
    auth: 'user',
    params: nothing,
    query: nothing,
    body: z.strictObject({ igreja: id }),
    status: 200,
    response: z.object({ usuario }),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'PASSWORD_CHANGE_REQUIRED'],
  }),
  listNotificacoes: defineCall({
    method: 'GET',
    path: '/igreja/:id/notificacao/',
    summary: 'What the church has announced, newest first; with a token also what is for this person alone',
    source: 'Spec §7',
    auth: 'optional',
    params: byId,
    query: z.strictObject({
      /** Spec §9: 30 unless told. */
      ...paging(30),
    }),
    body: noBody,
    status: 200,
    response: z.object({
      notificacoes: z.array(notificacao),
      /** How many the person has not read, on this page or another; 0 for nobody in particular. */
      naoLidas: z.number(),
    }),
    errors: ['NOT_FOUND'],
  }),
  readNotificacoes: defineCall({
    method: 'PUT',
    path: '/igreja/:id/notificacao/leitura/',
    summary: 'Marks notifications as read; marking them again changes nothing',
    source: 'ours',
    auth: 'user',
    params: byId,
    query: nothing,
    body: z.strictObject({
      /** These. */
      ids: z.optional(z.array(id).check(z.maxLength(100))),
      /** This one and every one that came before it. */
      ate: z.optional(id),
    }),
    status: 200,
    response: z.object({ naoLidas: z.number() }),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN'],
  }),
  listPaises: defineCall({
    ...utils,
    path: '/utils/pais/',
    summary: 'Countries, by code, named in the language asked for',
    response: z.object({ paises: z.array(z.object({ codigo: z.string(), nome: z.string() })) }),
  }),
  findCep: defineCall({
    ...utils,
    site: 'both',
    path: '/utils/cep/:cep/json/',
    summary: 'What is known of the address of a Brazilian postcode; null where nothing is',
    params: z.strictObject({ cep: z.string().check(z.regex(/^\d{5}-?\d{3}$/)) }),
    response: z.object({ endereco: z.nullable(foundEndereco) }),
  }),
  findPostcode: defineCall({
    ...utils,
    path: '/utils/postcode/:country/:postcode/',
    summary: 'The same of the postcode of any country',
    params: z.strictObject({
      country,
      postcode: z.string().check(z.regex(/^[\dA-Za-z][\dA-Za-z -]{1,10}$/)),
    }),
    response: z.object({ endereco: z.nullable(foundEndereco) }),
  }),
  listEstados: defineCall({
    ...utils,
    path: '/utils/countries/:country/states/',
    summary: 'The states of a country; an empty list where they are not known',
    params: z.strictObject({ country }),
    response: z.object({ estados: z.array(z.object({ codigo: z.string(), nome: z.string() })) }),
  }),
  listOcupacoes: defineCall({
    ...utils,
    path: '/utils/ocupacao/',
    summary: 'Occupations',
    response: z.object({ ocupacoes: z.array(z.object({ id: z.string(), nome: z.string() })) }),
  }),
  listEstadosCivis: defineCall({
    ...utils,
    path: '/utils/estado-civil/',
    summary: 'Marital statuses (Spec §3), named in the language asked for',
    response: z.object({ estadosCivis: z.array(z.object({ codigo: estadoCivil, nome: z.string() })) }),
  }),
}

export const accountChannels = {
  notificacoes: defineChannel({
    summary: 'How many notifications of this church, and of the person elsewhere, are not read yet',
    auth: 'user',
    params: nothing,
    event: z.object({ naoLidas: z.int() }),
  }),
}
