import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, isoDateTime, noBody, nothing, paging, text } from './fields.ts'

const codigo = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/))
const ofItem = z.strictObject({ code: codigo, id })

const podcast = z.object({
  /** What stands for it in addresses. */
  codigo: z.string(),
  titulo: z.string(),
  /** Sanitised HTML; empty where there is none. */
  descricao: z.string(),
  autor: z.nullable(z.string()),
  /** Address of its square cover. */
  imagem: z.nullable(z.string()),
  site: z.nullable(z.string()),
  /** Address of its RSS feed; a path of this portal for the church's own (Decision 31). */
  feed: z.string(),
  /** The church publishes it here; else it comes from a feed elsewhere. */
  proprio: z.boolean(),
  /** Where else it can be heard, as the church names it: `Spotify`. */
  links: z.array(z.object({ nome: z.string(), url: z.string() })),
  /** All of it is for adults alone, as the church says. */
  explicito: z.boolean(),
})
export type Podcast = z.output<typeof podcast>

/** Spec §3, in its own spelling; what follows `audio_file` is ours. */
const podcastItem = z.object({
  id: z.number(),
  /** Address of the episode's own picture. */
  background: z.nullable(z.string()),
  title: z.string(),
  /** Sanitised HTML; empty where there is none. */
  description: z.string(),
  /** Place in the list that was asked for, from 1. */
  position: z.number(),
  /** Null where a feed does not say it in a way that can be read. */
  published_at: z.nullable(isoDateTime),
  /** Address of the recording; null for an entry that has none. */
  audio_file: z.nullable(z.string()),
  /** Seconds, where they are known. */
  duration: z.nullable(z.number()),
  /** For adults alone, as the church or the feed says. */
  explicito: z.boolean(),
  /** The episode's page elsewhere. */
  link: z.nullable(z.string()),
})
export type PodcastItem = z.output<typeof podcastItem>

/** A part of an episode, in seconds from its beginning. */
const capitulo = z.object({ inicio: z.number(), texto: z.string() })

export const podcastCalls = {
  listPodcasts: defineCall({
    method: 'GET',
    path: '/igreja/:slug/podcast/',
    summary: 'The podcasts of the church, its own first',
    source: 'ours',
    auth: 'public',
    params: bySlug,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ podcasts: z.array(podcast) }),
    errors: ['NOT_FOUND'],
  }),
  listPodcastItens: defineCall({
    method: 'GET',
    path: '/podcast/anchor/:code/',
    summary:
      'Episodes of one of the church’s podcasts, newest first; a page of fewer than `limit` is the last',
    source: 'Spec §7',
    auth: 'public',
    params: z.strictObject({ code: codigo }),
    query: z.strictObject({
      /** Words of title or notes, without regard to accents or case. */
      busca: z.optional(text(100)),
      /** Spec §9. */
      ...paging(10),
    }),
    body: noBody,
    status: 200,
    response: z.object({
      podcast,
      itens: z.array(podcastItem),
      total: z.number(),
      /** When the feed was last read, where it cannot be read now and this is an older copy; else null. */
      copiaDe: z.nullable(isoDateTime),
    }),
    errors: ['NOT_FOUND'],
  }),
  getPodcastItem: defineCall({
    method: 'GET',
    path: '/podcast/anchor/:code/:id/',
    summary: 'One episode',
    source: 'ours',
    auth: 'public',
    params: ofItem,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ podcast, item: podcastItem }),
    errors: ['NOT_FOUND'],
  }),
  listPodcastCapitulos: defineCall({
    method: 'GET',
    path: '/podcast/anchor/:code/:id/capitulos/',
    summary: 'The chapters of an episode; none where it has none, or they cannot be read',
    source: 'ours',
    auth: 'public',
    params: ofItem,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ capitulos: z.array(capitulo) }),
    errors: ['NOT_FOUND'],
  }),
}
