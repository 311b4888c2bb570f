import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, isoDate, isoDateTime, noBody, text, upTo } from './fields.ts'

/** What can be found. Each is the table that it comes from, and has one kind of address in the portal. */
const tipos = [
  'devocional',
  'noticia',
  'evento',
  'celula',
  'ebd',
  'ebd_licao',
  'publicacao',
  'ministerio',
  'projeto',
  'louvor',
  'video',
  'plano_assinatura_conteudo',
  'podcast_item',
  'culto',
  'igreja',
] as const
const tipo = z.enum(tipos)
export type TipoBusca = (typeof tipos)[number]

/** Those that have a page of their own, at an address without a query, in the order in which they are listed. */
export const tiposPagina = [
  'devocional',
  'noticia',
  'evento',
  'celula',
  'ebd',
  'publicacao',
  'ministerio',
  'projeto',
  'louvor',
  'video',
] as const
export type TipoPagina = (typeof tiposPagina)[number]

/** A text and the parts of it that were looked for: pairs of positions in it, in UTF-16 units, the end not included. */
const marcado = z.object({ texto: z.string(), marcas: z.array(z.tuple([z.number(), z.number()])) })
export type TextoMarcado = z.output<typeof marcado>

const achado = z.object({
  tipo,
  /** What stands for it in its address: id or slug, of a lesson its number. */
  chave: z.string(),
  /** The same of what it belongs to: the series of a lesson, the ministry of a project; of a title of Play the kind of its page. */
  pai: z.nullable(z.string()),
  titulo: marcado,
  /** Where it speaks of it; plain text. Null where it says no more than its title. */
  trecho: z.nullable(marcado),
  data: z.nullable(isoDate),
})
export type Achado = z.output<typeof achado>

const pagina = z.object({
  tipo: z.enum(tiposPagina),
  /** As of an `achado`. */
  chave: z.string(),
  pai: z.nullable(z.string()),
  /** When what it shows last changed or came out; null where nobody wrote it down. */
  dataAlteracao: z.nullable(isoDateTime),
})
export type Pagina = z.output<typeof pagina>

export const searchCalls = {
  search: defineCall({
    method: 'GET',
    path: '/igreja/:slug/busca/',
    summary: 'What the church has published that holds the words, the best first (Decision 34)',
    source: 'ours',
    auth: 'public',
    params: bySlug,
    query: z.strictObject({
      /** Words in any order, without regard to accents or case; the last may be unfinished. */
      q: text(100),
      tipo: z.optional(tipo),
      page: z._default(upTo(1_000), 1),
      limit: z._default(upTo(50), 20),
    }),
    body: noBody,
    status: 200,
    response: z.object({
      achados: z.array(achado),
      /** Of the kind that was asked for, else of all. */
      total: z.number(),
      /** How many of each kind there are, whatever kind was asked for; the most first. */
      tipos: z.array(z.object({ tipo, total: z.number() })),
      /** The words that were searched for instead, where nothing holds what was typed: `oração` for `oracaoo`. */
      correcao: z.nullable(z.string()),
      /** True when nothing holds all the words, and these hold some of them. */
      parcial: z.boolean(),
    }),
    errors: ['NOT_FOUND'],
  }),
  listPaginas: defineCall({
    method: 'GET',
    path: '/igreja/:slug/pagina/',
    summary:
      'Every page of a single thing that anybody may read at the church, in an order that stays (sitemaps)',
    source: 'ours',
    auth: 'public',
    params: bySlug,
    query: z.strictObject({ page: z._default(upTo(100_000), 1), limit: z._default(upTo(1_000), 100) }),
    body: noBody,
    status: 200,
    response: z.object({ paginas: z.array(pagina), total: z.number() }),
    errors: ['NOT_FOUND'],
  }),
}
