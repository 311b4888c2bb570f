import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, isoDate, noBody, nothing } from './fields.ts'
import { buscaLeitura, filtros, leituraListada, vizinho } from './reading-shapes.ts'

const devocionalListado = z.extend(leituraListada, {
  /** The day it is meant for; it is not there before that day begins at the church. */
  data: isoDate,
  /** Where in the Bible, as the church writes it: `Sl 121.1-2`. */
  referencia: z.nullable(z.string()),
})
export type DevocionalListado = z.output<typeof devocionalListado>

export const devotionalsCalls = {
  listDevocionais: defineCall({
    method: 'GET',
    path: '/igreja/:slug/devocional/',
    summary: 'The devotionals up to today, newest first',
    source: 'ours',
    auth: 'public',
    modulo: 'MOD_DEVOCIONAL',
    params: bySlug,
    query: z.extend(buscaLeitura, {
      /** `2026-11`: those of one month. */
      mes: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
      filtros,
    }),
    body: noBody,
    status: 200,
    response: z.object({
      devocionais: z.array(devocionalListado),
      total: z.number(),
      /** Months that have devotionals, newest first. */
      meses: z.array(z.string()),
    }),
    errors: ['NOT_FOUND'],
  }),
  getDevocional: defineCall({
    method: 'GET',
    path: '/igreja/:slug/devocional/:id/',
    summary: 'A devotional with its text and its neighbours',
    source: 'ours',
    auth: 'public',
    modulo: 'MOD_DEVOCIONAL',
    params: z.extend(bySlug, { id }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      devocional: z.extend(devocionalListado, {
        /** The verse itself, plain text. */
        versiculo: z.nullable(z.string()),
        /** Sanitised HTML. */
        conteudo: z.string(),
        /** A prayer to end with, plain text. */
        oracao: z.nullable(z.string()),
        anterior: vizinho,
        proximo: vizinho,
      }),
    }),
    errors: ['NOT_FOUND'],
  }),
}
