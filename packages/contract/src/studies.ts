import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, noBody, nothing } from './fields.ts'
import { buscaLeitura, leituraListada, partesTexto, vizinho } from './reading-shapes.ts'

const estudoListado = z.extend(leituraListada, {
  serie: z.nullable(z.string()),
  referencia: z.nullable(z.string()),
  /** ISO day. */
  dataPublicacao: z.string(),
})
export type EstudoListado = z.output<typeof estudoListado>

const estudo = z.extend(estudoListado, {
  /** HTML. */
  conteudo: z.string(),
  /** The same text. */
  partes: partesTexto,
  /** To be talked about, one after the other; plain text. */
  perguntas: z.array(z.string()),
  /** To take along, at `getArquivoEstudo`. */
  arquivo: z.nullable(
    z.object({
      /** Its ending: `pdf`. */
      formato: z.string(),
      /** In bytes. */
      tamanho: z.number(),
    }),
  ),
  anterior: vizinho,
  proximo: vizinho,
})

const configuracao = z.strictObject({ flagConteudoPublico: z.boolean() })

const common = { modulo: 'MOD_CELULA', method: 'GET', source: 'Spec §7', body: noBody, status: 200 } as const

const staff = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const ofStaff = {
  site: 'staff',
  source: 'ours',
  params: bySlug,
  query: nothing,
  response: z.object(configuracao.shape),
} as const

export const studiesCalls = {
  listEstudos: defineCall({
    ...common,
    path: '/igreja/:slug/estudo/',
    summary: 'The studies, newest first; what each is about anybody may read',
    auth: 'public',
    params: bySlug,
    query: buscaLeitura,
    response: z.object({ estudos: z.array(estudoListado), total: z.number() }),
    errors: ['NOT_FOUND'],
  }),
  getEstudo: defineCall({
    ...common,
    path: '/igreja/:slug/estudo/:id',
    summary: 'A study with its questions: for everybody, or for who has an account, as the church says',
    auth: 'optional',
    params: z.extend(bySlug, { id }),
    query: nothing,
    response: z.object({ estudo }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  getArquivoEstudo: defineCall({
    ...common,
    source: 'ours',
    path: '/igreja/:slug/estudo/:id/arquivo',
    summary: 'An address for minutes of the file of a study, for whoever reads the study',
    auth: 'optional',
    params: z.extend(bySlug, { id }),
    query: nothing,
    response: z.object({ url: z.string() }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  getConfiguracaoEstudoEquipe: defineCall({
    ...common,
    ...ofStaff,
    path: '/igreja/:slug/equipe/configuracao-estudo/',
    summary: 'Whether everybody reads the studies, as staff see it',
    auth: { area: 'grupos', may: 'see' },
    errors: staff,
  }),
  saveConfiguracaoEstudoEquipe: defineCall({
    ...common,
    ...ofStaff,
    method: 'PUT',
    path: '/igreja/:slug/equipe/configuracao-estudo/',
    summary: 'Lets everybody read the studies, or those alone who have an account at the church',
    auth: { area: 'grupos', may: 'publish' },
    body: configuracao,
    errors: staff,
  }),
  getConfiguracaoEstudo: defineCall({
    ...common,
    path: '/igreja/:slug/configuracao-estudo',
    summary: 'Whether everybody reads the studies',
    auth: 'public',
    params: bySlug,
    query: nothing,
    response: z.object({ data: z.object(configuracao.shape) }),
    errors: ['NOT_FOUND'],
  }),
}
