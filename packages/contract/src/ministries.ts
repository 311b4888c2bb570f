import * as z from 'zod/mini'
import { imagem } from './church-shapes.ts'
import { defineCall } from './call.ts'
import { bySlug, id, noBody, nothing } from './fields.ts'
import { buscaLeitura } from './reading-shapes.ts'

const ministerioListado = z.object({
  id: z.number(),
  nome: z.string(),
  resumo: z.nullable(z.string()),
  /** When and where it meets, in the church's words. */
  quando: z.nullable(z.string()),
  imagem: z.nullable(imagem),
})
export type MinisterioListado = z.output<typeof ministerioListado>

/** What is hoped for and how far it is; counted in `unidade`, or in cents of the church's currency without one. */
const andamento = z.nullable(
  z.object({ meta: z.number(), alcancado: z.number(), unidade: z.nullable(z.string()) }),
)
export type Andamento = NonNullable<z.output<typeof andamento>>

const projetoListado = z.object({
  id: z.number(),
  nome: z.string(),
  resumo: z.nullable(z.string()),
  imagem: z.nullable(imagem),
  andamento,
})
export type ProjetoListado = z.output<typeof projetoListado>

const contato = {
  lider: z.nullable(z.string()),
  liderEmail: z.nullable(z.string()),
  liderWhatsapp: z.nullable(z.string()),
}

export const ministriesCalls = {
  listMinisterios: defineCall({
    method: 'GET',
    path: '/igreja/:slug/ministerio/',
    summary: "The ministries, in the church's order",
    source: 'ours',
    auth: 'public',
    params: bySlug,
    query: buscaLeitura,
    body: noBody,
    status: 200,
    response: z.object({ ministerios: z.array(ministerioListado), total: z.number() }),
    errors: ['NOT_FOUND'],
  }),
  getMinisterio: defineCall({
    method: 'GET',
    path: '/igreja/:slug/ministerio/:id/',
    summary: 'A ministry: who leads it, how to help, and its projects',
    source: 'ours',
    auth: 'public',
    params: z.extend(bySlug, { id }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      ministerio: z.extend(ministerioListado, {
        ...contato,
        /** Sanitised HTML. */
        conteudo: z.nullable(z.string()),
        /** Plain text. */
        comoAjudar: z.nullable(z.string()),
        projetos: z.array(projetoListado),
      }),
    }),
    errors: ['NOT_FOUND'],
  }),
  getProjeto: defineCall({
    method: 'GET',
    path: '/igreja/:slug/ministerio/:id/projeto/:idProjeto/',
    summary: 'A project of a ministry: what it needs and how far it is',
    source: 'ours',
    auth: 'public',
    params: z.extend(bySlug, { id, idProjeto: id }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      projeto: z.extend(projetoListado, {
        /** Sanitised HTML. */
        conteudo: z.string(),
        /** What is missing, plain text. */
        necessidade: z.nullable(z.string()),
        comoAjudar: z.nullable(z.string()),
        minutos: z.number(),
        ministerio: z.object({ id: z.number(), nome: z.string(), ...contato }),
      }),
    }),
    errors: ['NOT_FOUND'],
  }),
}
