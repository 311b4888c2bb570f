import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, isoDateTime, noBody, nothing, text } from './fields.ts'
import { buscaLeitura, filtros, leituraListada, vizinho } from './reading-shapes.ts'

const noticiaListada = z.extend(leituraListada, {
  categoria: z.nullable(z.string()),
  dataPublicacao: isoDateTime,
})
export type NoticiaListada = z.output<typeof noticiaListada>

export const newsCalls = {
  listNoticias: defineCall({
    method: 'GET',
    path: '/igreja/:slug/noticia/',
    summary: 'The news that are out, newest first',
    source: 'ours',
    auth: 'public',
    modulo: 'MOD_NOTICIA',
    params: bySlug,
    query: z.extend(buscaLeitura, { categoria: z.optional(text(80)), filtros }),
    body: noBody,
    status: 200,
    response: z.object({
      noticias: z.array(noticiaListada),
      total: z.number(),
      /** Categories in use, in alphabetical order. */
      categorias: z.array(z.string()),
    }),
    errors: ['NOT_FOUND'],
  }),
  getNoticia: defineCall({
    method: 'GET',
    path: '/igreja/:slug/noticia/:id/',
    summary: 'A piece of news with its text and its neighbours',
    source: 'ours',
    auth: 'public',
    modulo: 'MOD_NOTICIA',
    params: z.extend(bySlug, { id }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      noticia: z.extend(noticiaListada, {
        /** Sanitised HTML. */
        conteudo: z.string(),
        anterior: vizinho,
        proximo: vizinho,
      }),
    }),
    errors: ['NOT_FOUND'],
  }),
}
