import * as z from 'zod/mini'
import { imagem } from './church-shapes.ts'
import { defineCall } from './call.ts'
import { bySlug, isoDate, noBody, nothing, slug, text, upTo } from './fields.ts'
import { buscaLeitura } from './reading-shapes.ts'

const ebdListada = z.object({
  id: z.number(),
  slug: z.string(),
  titulo: z.string(),
  /** Whom the series is for, in the church's words. */
  classe: z.nullable(z.string()),
  professor: z.nullable(z.string()),
  resumo: z.nullable(z.string()),
  imagem: z.nullable(imagem),
  dataInicio: isoDate,
  quantidadeLicoes: z.number(),
})
export type EbdListada = z.output<typeof ebdListada>

const licaoListada = z.object({
  numero: z.number(),
  titulo: z.string(),
  referencia: z.nullable(z.string()),
  /** The day on which it is taught. */
  data: z.nullable(isoDate),
  minutos: z.number(),
})
export type LicaoListada = z.output<typeof licaoListada>

export const ebdsCalls = {
  listEbds: defineCall({
    method: 'GET',
    path: '/igreja/:slug/ebd/',
    summary: 'The series of Sunday school, newest first',
    source: 'ours',
    auth: 'public',
    modulo: 'MOD_EBD',
    params: bySlug,
    query: z.extend(buscaLeitura, { classe: z.optional(text(80)) }),
    body: noBody,
    status: 200,
    response: z.object({ ebds: z.array(ebdListada), total: z.number(), classes: z.array(z.string()) }),
    errors: ['NOT_FOUND'],
  }),
  getEbd: defineCall({
    method: 'GET',
    path: '/igreja/:slug/ebd/:ebdSlug/',
    summary: 'A series of Sunday school, by its slug or its id, with the list of its lessons',
    source: 'ours',
    auth: 'public',
    modulo: 'MOD_EBD',
    params: z.extend(bySlug, { ebdSlug: slug }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      ebd: z.extend(ebdListada, {
        /** Sanitised HTML. */
        descricao: z.nullable(z.string()),
        licoes: z.array(licaoListada),
      }),
    }),
    errors: ['NOT_FOUND'],
  }),
  getEbdLicao: defineCall({
    method: 'GET',
    path: '/igreja/:slug/ebd/:ebdSlug/licao/:numero/',
    summary: 'One lesson of a series',
    source: 'ours',
    auth: 'public',
    modulo: 'MOD_EBD',
    params: z.extend(bySlug, {
      ebdSlug: slug,
      numero: upTo(999),
    }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      licao: z.extend(licaoListada, {
        /** Sanitised HTML. */
        conteudo: z.string(),
        /** For those who teach it; sanitised HTML. */
        notasProfessor: z.nullable(z.string()),
      }),
    }),
    errors: ['NOT_FOUND'],
  }),
}
