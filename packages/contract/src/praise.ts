import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { byId, bySlug, noBody, nothing, paging, text } from './fields.ts'

const louvorListado = z.object({
  id: z.number(),
  titulo: z.string(),
  subtitulo: z.nullable(z.string()),
  autor: z.nullable(z.string()),
  /** The song's number in the book that the church sings from. */
  codigo: z.nullable(z.string()),
  /** The book or the team that the song belongs to. */
  grupo: z.nullable(z.string()),
  tema: z.nullable(z.string()),
  ritmo: z.nullable(z.string()),
  /** The key in which `conteudo` is written: `G`, `Ebm`. */
  tom: z.nullable(z.string()),
})

const louvor = z.extend(louvorListado, {
  /** ChordPro, or words with chords on lines of their own above them; empty for a song that has only scores. */
  conteudo: z.string(),
  /** Musical scores: PDF files or pictures. */
  arquivos: z.array(z.object({ nome: z.string(), url: z.string() })),
})

const buscaLouvores = z.strictObject({
  /** Words of a name, an author, a number or the lyrics, without regard to accents or case. */
  busca: z.optional(text(100)),
  /** Exactly one of the themes that the answer lists. */
  tema: z.optional(text(100)),
  ...paging(30),
})

export const praiseCalls = {
  listLouvores: defineCall({
    method: 'GET',
    path: '/igreja/:slug/louvor/',
    summary: 'The praise songs of the church: those whose names match before those whose words do, by title',
    source: 'ours',
    auth: 'public',
    params: bySlug,
    query: buscaLouvores,
    body: noBody,
    status: 200,
    response: z.object({
      louvores: z.array(louvorListado),
      total: z.number(),
      /** Every theme of the church's songs, whatever is looked for. */
      temas: z.array(z.string()),
    }),
    errors: ['NOT_FOUND'],
  }),
  getLouvor: defineCall({
    method: 'GET',
    path: '/louvor/:id/',
    summary: 'A praise song with its words, chords and scores',
    source: 'Spec §7',
    auth: 'public',
    params: byId,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ louvor }),
    errors: ['NOT_FOUND'],
  }),
}

export type Louvor = z.output<typeof louvor>
export type LouvorListado = z.output<typeof louvorListado>
