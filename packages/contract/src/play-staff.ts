import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, isoDate, isoDateTime, noBody, nothing, text } from './fields.ts'

/** What one film may have: ten gigabytes. */
export const FILM_BYTES = 10 * 1024 ** 3

const staff = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'SECOND_FACTOR_REQUIRED', 'FORBIDDEN'] as const
const writes = { site: 'staff', auth: { area: 'conteudo', may: 'change' } } as const
const sees = { site: 'staff', auth: { area: 'conteudo', may: 'see' } } as const
const byFilme = z.extend(bySlug, { id: z.uuid() })

const filme = z.object({
  id: z.string(),
  /** What the file was called. */
  nome: z.string(),
  /** In bytes. */
  tamanho: z.number(),
  /** `pronta` was prepared, `original` plays as it came, `recusada` says why in `motivo`. */
  situacao: z.enum(['recebida', 'preparando', 'pronta', 'original', 'recusada']),
  /** In hundredths, while it is prepared. */
  progresso: z.number(),
  motivo: z.nullable(z.enum(['formato', 'tamanho', 'referencia', 'falha', 'semPrograma'])),
  duracao: z.nullable(z.number()),
  altura: z.nullable(z.number()),
  legendas: z.array(z.object({ idioma: z.string(), nome: z.string() })),
  /** `flagCapa`: it has a picture already. */
  conteudo: z.nullable(z.object({ id: z.number(), titulo: z.string(), flagCapa: z.boolean() })),
  /** Frames of it that may be the cover. */
  quadros: z.number(),
  /** Why it stands still: it waits for a service, about until then (Decision 234). */
  esperaAte: z.nullable(isoDateTime),
  dataCadastro: isoDateTime,
})
export type FilmeEquipe = z.output<typeof filme>

const numeros = z.object({
  /** Each of the last thirty days by the church's clock, oldest first. */
  dias: z.array(z.object({ dia: isoDate, pessoas: z.number(), inicios: z.number() })),
  /** What was begun most in that time. */
  titulos: z.array(
    z.object({ id: z.number(), titulo: z.string(), pessoas: z.number(), inicios: z.number() }),
  ),
})
export type NumerosPlay = z.output<typeof numeros>

export const playStaffCalls = {
  listFilmesEquipe: defineCall({
    ...sees,
    method: 'GET',
    path: '/igreja/:slug/equipe/filme',
    summary: 'The films that staff sent, the newest first, and the titles that one can be given to',
    source: 'ours',
    modulo: null,
    params: bySlug,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      filmes: z.array(filme),
      titulos: z.array(z.object({ id: z.number(), titulo: z.string() })),
      /** Whether this server can prepare films at all. */
      flagPrepara: z.boolean(),
    }),
    errors: [...staff, 'NOT_FOUND'],
  }),
  saveFilmeEquipe: defineCall({
    ...writes,
    method: 'PUT',
    path: '/igreja/:slug/equipe/filme/:id',
    summary: 'Says which title a film is of',
    source: 'ours',
    modulo: null,
    params: byFilme,
    query: nothing,
    body: z.strictObject({ conteudoId: z.nullable(id) }),
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: [...staff, 'NOT_FOUND'],
  }),
  deleteFilmeEquipe: defineCall({
    ...writes,
    method: 'DELETE',
    path: '/igreja/:slug/equipe/filme/:id',
    summary: 'Deletes a film with all that was prepared of it',
    source: 'ours',
    modulo: null,
    params: byFilme,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: [...staff, 'NOT_FOUND'],
  }),
  listQuadrosFilmeEquipe: defineCall({
    ...sees,
    method: 'GET',
    path: '/igreja/:slug/equipe/filme/:id/quadro',
    summary: 'Frames of a film that may be its cover, as small pictures',
    source: 'ours',
    modulo: null,
    params: byFilme,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ quadros: z.array(z.object({ quadro: z.number(), imagem: z.string() })) }),
    errors: [...staff, 'NOT_FOUND'],
  }),
  saveCapaFilmeEquipe: defineCall({
    ...writes,
    method: 'PUT',
    path: '/igreja/:slug/equipe/filme/:id/capa',
    summary: 'Makes a frame of a film the picture of its title',
    source: 'ours',
    modulo: null,
    params: byFilme,
    query: nothing,
    body: z.strictObject({ quadro: z.int().check(z.minimum(1), z.maximum(9)) }),
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: [...staff, 'NOT_FOUND'],
  }),
  saveLegendaEquipe: defineCall({
    ...writes,
    method: 'PUT',
    path: '/igreja/:slug/equipe/filme/:id/legenda',
    summary: 'Gives a film captions in a language, as a WebVTT file; an empty one takes them away',
    source: 'ours',
    modulo: null,
    params: byFilme,
    query: nothing,
    body: z.strictObject({
      idioma: z.enum(['pt-BR', 'en', 'es']),
      texto: text(90_000).check(z.regex(/^(\uFEFF?WEBVTT(\s|$)|$)/)),
    }),
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: [...staff, 'NOT_FOUND'],
  }),
  getNumerosPlay: defineCall({
    ...sees,
    method: 'GET',
    path: '/igreja/:slug/equipe/play-numeros',
    summary: 'How many people watched what at Play in the last thirty days',
    source: 'ours',
    modulo: null,
    params: bySlug,
    query: nothing,
    body: noBody,
    status: 200,
    response: numeros,
    errors: [...staff, 'NOT_FOUND'],
  }),
}
