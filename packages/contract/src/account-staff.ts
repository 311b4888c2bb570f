import * as z from 'zod/mini'
import { campoPersonalizado, endereco, estadoCivil, respostasPersonalizadas, sexo } from './account-shapes.ts'
import { defineCall } from './call.ts'
import {
  bySlug,
  email,
  id,
  isoDate,
  isoDateTime,
  noBody,
  nothing,
  optionalText,
  paging,
  text,
} from './fields.ts'
import { baixado } from './files.ts'

const staff = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const common = { site: 'staff', source: 'ours', status: 200 } as const
const see = { area: 'pessoas', may: 'see' } as const
const change = { area: 'pessoas', may: 'change' } as const
const ofUsuario = z.strictObject({ slug: bySlug.shape.slug, id })

const listado = z.object({
  id: z.number(),
  nome: z.string(),
  sobrenome: z.string(),
  email: z.string(),
  telefone: z.nullable(z.string()),
  /** False: never confirmed, or switched off. */
  flagAtivo: z.boolean(),
  congregacao: z.nullable(z.string()),
})

const congregacao = z.object({ id: z.number(), nome: z.string() })
const pessoa = z.object({ id: z.number(), nome: z.string(), sobrenome: z.string() })

/** Somebody as those see them who look after people: no health notes, no notes of sermons, no cards, no passwords. */
const usuarioEquipe = z.object({
  id: z.number(),
  nome: z.string(),
  sobrenome: z.string(),
  email: z.string(),
  telefone: z.nullable(z.string()),
  dataNascimento: z.nullable(isoDate),
  sexo: z.nullable(sexo),
  estadoCivil: z.nullable(estadoCivil),
  dataCasamento: z.nullable(isoDate),
  ocupacao: z.nullable(z.string()),
  congregacao: z.nullable(congregacao),
  endereco: z.nullable(endereco),
  /** The church's own questions, in their order, with what was answered. */
  respostas: z.array(campoPersonalizado),
  flagAtivo: z.boolean(),
  /** They are of the staff: switching them off begins there. */
  flagEquipe: z.boolean(),
  /** A CPF is known; reading it is `lerDocumentoUsuario`. */
  flagDocumento: z.boolean(),
  dataCadastro: isoDateTime,
  /** When the account is erased, where its person asked for that. */
  dataExclusao: z.nullable(isoDateTime),
  /** The newest one. */
  carteirinha: z.nullable(
    z.object({
      numero: z.string(),
      funcao: z.nullable(z.string()),
      validade: z.nullable(isoDate),
      dataEmissao: isoDate,
      situacao: z.enum(['ativa', 'vencida', 'revogada']),
    }),
  ),
  /** Whom they are a guardian of, with the other guardians. */
  criancas: z.array(
    z.object({
      id: z.number(),
      nome: z.string(),
      dataNascimento: isoDate,
      responsaveis: z.array(pessoa),
    }),
  ),
  celulas: z.array(z.object({ id: z.number(), nome: z.string(), papel: z.enum(['membro', 'lider']) })),
  /** Others who may be the same person: the same number of a telephone, or the same name and day of birth. */
  parecidos: z.array(z.extend(pessoa, { email: z.string() })),
  versao: z.number(),
})
export type UsuarioEquipe = z.output<typeof usuarioEquipe>

const dados = {
  nome: text(80).check(z.minLength(1)),
  sobrenome: text(80),
  telefone: optionalText(30),
  dataNascimento: z.nullish(isoDate),
  congregacao: z.nullish(id),
}
/** What is left out of these stays as it is; null takes it away. */
const mais = {
  sexo: z.nullish(sexo),
  estadoCivil: z.nullish(estadoCivil),
  dataCasamento: z.nullish(isoDate),
  ocupacao: optionalText(120),
  /** The main address. */
  endereco: z.optional(z.strictObject(endereco.shape)),
  respostas: z.optional(respostasPersonalizadas),
}
const um = z.object({ usuario: usuarioEquipe })
/** Which people a list shows. */
const quais = {
  busca: z.optional(text(100)),
  situacao: z.optional(z.enum(['ativa', 'inativa'])),
  congregacao: z.optional(id),
}

/** People of a church, as those who look after them do; `id` is the person's account at the church. */
export const accountStaffCalls = {
  listUsuariosEquipe: defineCall({
    ...common,
    method: 'GET',
    path: '/igreja/:slug/equipe/usuario/',
    summary:
      'The people of the church by name; found by words of the name, the e-mail or the end of the telephone',
    auth: see,
    params: bySlug,
    query: z.strictObject({ ...quais, ...paging(30) }),
    body: noBody,
    response: z.object({ usuarios: z.array(listado), total: z.number(), congregacoes: z.array(congregacao) }),
    errors: staff,
  }),
  getUsuarioEquipe: defineCall({
    ...common,
    method: 'GET',
    path: '/igreja/:slug/equipe/usuario/:id',
    summary: 'What the church knows of somebody, as far as staff see it',
    auth: see,
    params: ofUsuario,
    query: nothing,
    body: noBody,
    response: z.extend(um, {
      congregacoes: z.array(congregacao),
      estadosCivis: z.array(z.object({ codigo: estadoCivil, nome: z.string() })),
    }),
    errors: staff,
  }),
  exportUsuariosEquipe: defineCall({
    ...common,
    method: 'POST',
    path: '/igreja/:slug/equipe/usuario/exportacao',
    summary:
      'The people of a list as CSV, with addresses and answers and without documents; it is written down who took it',
    auth: change,
    stepUp: true,
    download: 'text/csv',
    params: bySlug,
    query: nothing,
    body: z.strictObject(quais),
    response: baixado,
    errors: [...staff, 'STEP_UP_REQUIRED'],
  }),
  lerDocumentoUsuario: defineCall({
    ...common,
    method: 'POST',
    path: '/igreja/:slug/equipe/usuario/:id/documento/leitura',
    summary: 'Reads somebody’s CPF; it is written down who did',
    auth: see,
    params: ofUsuario,
    query: nothing,
    body: nothing,
    response: z.object({ cpf: z.string() }),
    errors: staff,
  }),
  convidarUsuario: defineCall({
    ...common,
    method: 'POST',
    path: '/igreja/:slug/equipe/usuario/',
    summary: 'Takes somebody into the church’s people and mails them a link that opens their account',
    auth: change,
    params: bySlug,
    query: nothing,
    body: z.strictObject({ email, ...dados }),
    status: 201,
    response: z.object({ id: z.number() }),
    errors: [...staff, 'ACCOUNT_EXISTS', 'ACTIVATION_MAIL_FAILED'],
  }),
  reconvidarUsuario: defineCall({
    ...common,
    method: 'POST',
    path: '/igreja/:slug/equipe/usuario/:id/convite',
    summary: 'Mails the link once more to somebody whose account is not open',
    auth: change,
    params: ofUsuario,
    query: nothing,
    body: nothing,
    response: z.object({ status: z.literal(true) }),
    errors: [...staff, 'ACTIVATION_MAIL_FAILED'],
  }),
  saveUsuarioEquipe: defineCall({
    ...common,
    method: 'PUT',
    path: '/igreja/:slug/equipe/usuario/:id',
    summary: 'Corrects what the church knows of somebody; the e-mail is theirs to change',
    auth: change,
    params: ofUsuario,
    query: nothing,
    body: z.strictObject({ ...dados, ...mais, versao: z.number() }),
    response: um,
    errors: [...staff, 'VERSION_CONFLICT'],
  }),
  desativarUsuario: defineCall({
    ...common,
    method: 'POST',
    path: '/igreja/:slug/equipe/usuario/:id/desativacao',
    summary:
      'Closes somebody’s account at the church until they open it by a new invitation; not of who is of the staff',
    auth: change,
    params: ofUsuario,
    query: nothing,
    body: nothing,
    response: um,
    errors: [...staff, 'STAFF_ACCOUNT'],
  }),
}
