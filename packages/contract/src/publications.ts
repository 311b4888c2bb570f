import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, isoDate, noBody, nothing, slug } from './fields.ts'
import { buscaLeitura, leituraListada, vizinhoComSlug } from './reading-shapes.ts'

const publicacaoTipo = z.object({
  id: z.number(),
  slug: z.string(),
  nome: z.string(),
  descricao: z.nullable(z.string()),
  /** How many publications of the kind are out. */
  quantidade: z.number(),
})
export type PublicacaoTipo = z.output<typeof publicacaoTipo>

const publicacaoListada = z.extend(leituraListada, {
  slug: z.string(),
  dataPublicacao: isoDate,
  tipo: z.object({ slug: z.string(), nome: z.string() }),
})
export type PublicacaoListada = z.output<typeof publicacaoListada>

export const publicationsCalls = {
  listPublicacaoTipos: defineCall({
    method: 'GET',
    path: '/igreja/:slug/publicacao-tipo/',
    summary: 'The kinds of publications',
    source: 'ours',
    auth: 'public',
    modulo: 'MOD_PUBLICACAO',
    params: bySlug,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ publicacaoTipos: z.array(publicacaoTipo) }),
    errors: ['NOT_FOUND'],
  }),
  listPublicacoes: defineCall({
    method: 'GET',
    path: '/igreja/:slug/publicacao/',
    summary: 'The publications that are out, newest first',
    source: 'ours',
    auth: 'public',
    modulo: 'MOD_PUBLICACAO',
    params: bySlug,
    query: z.extend(buscaLeitura, {
      /** Slug of a kind. */
      tipo: z.optional(slug),
    }),
    body: noBody,
    status: 200,
    response: z.object({ publicacoes: z.array(publicacaoListada), total: z.number() }),
    errors: ['NOT_FOUND'],
  }),
  getPublicacao: defineCall({
    method: 'GET',
    path: '/igreja/:slug/publicacao/:publicacaoSlug/',
    summary: 'A publication with its text and its neighbours of the same kind',
    source: 'ours',
    auth: 'public',
    modulo: 'MOD_PUBLICACAO',
    params: z.extend(bySlug, { publicacaoSlug: slug }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      publicacao: z.extend(publicacaoListada, {
        /** Sanitised HTML. */
        conteudo: z.string(),
        /** A file to take along. */
        arquivo: z.nullable(z.string()),
        anterior: vizinhoComSlug,
        proximo: vizinhoComSlug,
      }),
    }),
    errors: ['NOT_FOUND'],
  }),
}
