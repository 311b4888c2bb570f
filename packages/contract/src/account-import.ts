import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, isoDateTime, noBody, nothing, paging, text } from './fields.ts'
import { planilha } from './file-purposes.ts'

const staff = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const common = {
  site: 'staff',
  source: 'ours',
  status: 200,
  auth: { area: 'pessoas', may: 'change' },
  query: nothing,
} as const
const ofImportacao = z.strictObject({ slug: bySlug.shape.slug, id })

/** What a column may be. */
export const CAMPOS_IMPORTACAO = [
  'nome',
  'sobrenome',
  'nomeCompleto',
  'email',
  'telefone',
  'cpf',
  'dataNascimento',
  'sexo',
  'estadoCivil',
  'dataCasamento',
  'ocupacao',
  'congregacao',
  'endereco.cep',
  'endereco.rua',
  'endereco.numero',
  'endereco.complemento',
  'endereco.bairro',
  'endereco.cidade',
  'endereco.estado',
] as const
const campo = z.enum(CAMPOS_IMPORTACAO)
export type CampoImportacao = z.output<typeof campo>

/** What no other column is, beside one that is this. */
export const SEM_OUTRO: Readonly<Partial<Record<CampoImportacao, readonly CampoImportacao[]>>> = {
  nome: ['nomeCompleto'],
  sobrenome: ['nomeCompleto'],
  nomeCompleto: ['nome', 'sobrenome'],
}

/**
 * What becomes of a row: a new person, one who is here and gets what is missing, one who is here and has it all, one who
 * may be somebody here, one that cannot be taken, one that was left out by hand.
 */
const situacaoLinha = z.enum(['nova', 'completada', 'igual', 'parecida', 'erro', 'fora'])
export type SituacaoLinha = z.output<typeof situacaoLinha>

const importacao = z.object({
  id: z.number(),
  /** Of the file. */
  nome: z.string(),
  situacao: z.enum(['aberta', 'feita', 'desfeita']),
  dataCadastro: isoDateTime,
  colunas: z.array(z.object({ titulo: z.string(), campo: z.nullable(campo), exemplos: z.array(z.string()) })),
  /** What the file says of who is here replaces what the church knows. */
  atualiza: z.boolean(),
  /** Cells that a formula worked out: what it came to when the file was saved is taken. */
  formulas: z.number(),
  /** Of those the ones that came to nothing yet: their cells are empty. */
  formulasVazias: z.number(),
  /** Further sheets of the file, which are not read. */
  outrasFolhas: z.number(),
  /** How many rows there are of each. */
  resumo: z.record(situacaoLinha, z.number()),
  /** Of one that was done: until when it can be undone. */
  desfazerAte: z.nullable(isoDateTime),
  /** Of one that was undone: who stayed, because something has happened since. */
  ficaram: z.array(z.object({ id: z.number(), nome: z.string() })),
})
export type Importacao = z.output<typeof importacao>

const linha = z.object({
  /** As the file counts, headings included. */
  numero: z.number(),
  celulas: z.array(z.string()),
  /** Where one column has the whole name: what of it is which. */
  nomeDividido: z.nullable(z.object({ nome: z.string(), sobrenome: z.string() })),
  situacao: situacaoLinha,
  erros: z.array(z.object({ campo, regra: z.string(), params: z.optional(z.record(z.string(), z.any())) })),
  /** Who is here already, or may be. */
  usuario: z.nullable(z.object({ id: z.number(), nome: z.string() })),
  /** What of them is missing here, and is filled in. */
  completa: z.array(campo),
  /** What the church knows otherwise, and the file replaces. */
  troca: z.array(campo),
})
export type LinhaImportacao = z.output<typeof linha>

const uma = z.object({ importacao })
const umaLinha = z.object({ importacao, linha })

/** People out of a file of another program: read, looked through, taken in all at once, undone within 14 days (Decision 205). */
export const importCalls = {
  listImportacoes: defineCall({
    ...common,
    method: 'GET',
    path: '/igreja/:slug/equipe/importacao/',
    summary: 'What is being taken in, and what was within the last 14 days',
    params: bySlug,
    body: noBody,
    response: z.object({
      importacoes: z.array(z.pick(importacao, { id: true, nome: true, situacao: true, dataCadastro: true })),
    }),
    errors: staff,
  }),
  createImportacao: defineCall({
    ...common,
    method: 'POST',
    path: '/igreja/:slug/equipe/importacao/',
    summary:
      'Reads a file with people; nobody of it is taken in yet. The same file, while it is open, is the same import',
    params: bySlug,
    body: z.strictObject({ nome: text(200) }),
    upload: { campo: 'arquivo', finalidade: 'planilha' },
    status: 201,
    response: uma,
    errors: [
      ...staff,
      'ACCOUNT_LIMIT',
      'FILE_TOO_LARGE',
      'FILE_TYPE',
      'FILE_ACTIVE',
      'FILE_DAMAGED',
      'SHEET_TOO_LARGE',
      'SHEET_EMPTY',
    ],
  }),
  getImportacao: defineCall({
    ...common,
    method: 'GET',
    path: '/igreja/:slug/equipe/importacao/:id',
    summary: 'What would become of each row, or became of it; those that cannot be taken come first',
    params: ofImportacao,
    query: z.strictObject({ situacao: z.optional(situacaoLinha), ...paging(20) }),
    body: noBody,
    response: z.object({ importacao, linhas: z.array(linha), total: z.number() }),
    errors: staff,
  }),
  saveColunasImportacao: defineCall({
    ...common,
    method: 'PUT',
    path: '/igreja/:slug/equipe/importacao/:id/coluna',
    summary: 'Says what each column means; null is not taken',
    params: ofImportacao,
    body: z.strictObject({ campos: z.array(z.nullable(campo)).check(z.maxLength(planilha.maxColunas)) }),
    response: uma,
    errors: staff,
  }),
  saveModoImportacao: defineCall({
    ...common,
    method: 'PUT',
    path: '/igreja/:slug/equipe/importacao/:id/modo',
    summary:
      'Says whether the file replaces what the church knows of who is here, or only fills in what is missing',
    params: ofImportacao,
    body: z.strictObject({ atualiza: z.boolean() }),
    response: uma,
    errors: staff,
  }),
  saveLinhaImportacao: defineCall({
    ...common,
    method: 'PUT',
    path: '/igreja/:slug/equipe/importacao/:id/linha/:numero',
    summary: 'Corrects cells of a row, leaves it out, or says that it is nobody of those here',
    params: z.strictObject({ slug: bySlug.shape.slug, id, numero: id }),
    body: z.strictObject({
      celulas: z.array(z.strictObject({ coluna: z.number(), valor: text(500) })).check(z.maxLength(60)),
      escolha: z.nullable(z.enum(['nova', 'fora'])),
    }),
    response: umaLinha,
    errors: staff,
  }),
  fazerImportacao: defineCall({
    ...common,
    method: 'POST',
    path: '/igreja/:slug/equipe/importacao/:id/execucao',
    summary:
      'Takes in, all at once, whoever can be taken in; mails links to those who are new only where that is asked for. One that was done stays as it is',
    params: ofImportacao,
    body: z.strictObject({ convidar: z.boolean() }),
    response: uma,
    errors: [...staff, 'ACTIVATION_MAIL_FAILED'],
  }),
  desfazerImportacao: defineCall({
    ...common,
    method: 'POST',
    path: '/igreja/:slug/equipe/importacao/:id/desfeita',
    summary:
      'Takes back, within 14 days, whoever came by it and has done nothing since; who stays is said. One that was undone stays as it is',
    params: ofImportacao,
    body: nothing,
    response: uma,
    errors: staff,
  }),
  deleteImportacao: defineCall({
    ...common,
    method: 'DELETE',
    path: '/igreja/:slug/equipe/importacao/:id',
    summary: 'Forgets a file of which nobody was taken in',
    params: ofImportacao,
    body: noBody,
    response: z.object({ status: z.literal(true) }),
    errors: staff,
  }),
}
