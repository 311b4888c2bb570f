import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { idioma, isoDateTime, noBody, slug, upTo } from './fields.ts'

const versao = z.object({
  versao: z.number(),
  /** From when on it is in force. */
  dataVigencia: isoDateTime,
  /** What is different from the one before, in a sentence or two; null where nobody said, and of the first. */
  mudancas: z.nullable(z.string()),
})

/** Kinds of text that every church has, in its own words or in the default ones (Decision 97). */
const textoTipo = z.enum(['privacidade', 'termos', 'ajuda'])
export type TextoTipo = z.output<typeof textoTipo>

export const textosCalls = {
  getTexto: defineCall({
    method: 'GET',
    path: '/igreja/:slug/texto/:tipo/',
    summary:
      'What the church says about privacy, its terms, and how to get help; an earlier version by its number',
    source: 'ours',
    auth: 'public',
    params: z.strictObject({ slug, tipo: textoTipo }),
    query: z.strictObject({ versao: z.optional(upTo(10_000)) }),
    body: noBody,
    status: 200,
    response: z.object({
      texto: z.extend(versao, {
        tipo: textoTipo,
        /** The reader's, or the church's where it has written in that alone. */
        idioma,
        /** Sanitised HTML. */
        conteudo: z.string(),
        /** In the church's own words. */
        flagProprio: z.boolean(),
      }),
      /** All that were ever in force, newest first. */
      versoes: z.array(versao),
    }),
    errors: ['NOT_FOUND'],
  }),
}
