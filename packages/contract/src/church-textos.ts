import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, idioma, isoDateTime, noBody, nothing, slug, text, upTo } from './fields.ts'

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

/** A text as staff write it: what is in force, and what will be. */
const textoEquipe = z.object({
  tipo: textoTipo,
  /** The number of the last version, in force or not; each change makes the next. */
  versao: z.number(),
  /** The church's language, in which it writes. */
  idioma,
  /** Of the last version; the default words where the church has none of its own. */
  conteudo: z.string(),
  flagProprio: z.boolean(),
  mudancas: z.nullable(z.string()),
  flagPedeAceite: z.boolean(),
  dataVigencia: isoDateTime,
  /** It is in force already, and stays as it was read. */
  flagVigente: z.boolean(),
})
export type TextoEquipe = z.output<typeof textoEquipe>

const staff = {
  site: 'staff',
  source: 'ours',
  status: 200,
  response: z.object({ texto: textoEquipe }),
} as const
const guarded = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const publish = { area: 'ajustes', may: 'publish' } as const

export const textosCalls = {
  getTextoEquipe: defineCall({
    ...staff,
    method: 'GET',
    path: '/igreja/:slug/equipe/texto/',
    summary: 'A text of the church for who writes it: its last version, in force or not yet',
    auth: { area: 'ajustes', may: 'see' },
    params: bySlug,
    query: z.strictObject({ tipo: textoTipo }),
    body: noBody,
    errors: guarded,
  }),
  saveTextoEquipe: defineCall({
    ...staff,
    method: 'PUT',
    path: '/igreja/:slug/equipe/texto/',
    summary: 'A new version of a text, from now or a moment on; one that is not in force yet is replaced',
    auth: publish,
    params: bySlug,
    query: nothing,
    body: z.strictObject({
      tipo: textoTipo,
      /** The last one, as it was read. */
      versao: upTo(10_000),
      /** Cleaned when it is saved. */
      conteudo: text(120_000),
      mudancas: z.nullable(text(300)),
      /** Members are asked once; not of the help. */
      flagPedeAceite: z.boolean(),
      /** Null is now. */
      dataVigencia: z.nullable(isoDateTime),
    }),
    errors: [...guarded, 'VERSION_CONFLICT'],
  }),
  cancelarTextoEquipe: defineCall({
    ...staff,
    method: 'POST',
    path: '/igreja/:slug/equipe/texto/cancelamento/',
    summary: 'Take back a version that is not in force yet',
    auth: publish,
    params: bySlug,
    query: nothing,
    body: z.strictObject({ tipo: textoTipo }),
    errors: guarded,
  }),
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
