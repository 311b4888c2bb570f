import * as z from 'zod/mini'
import { imagem } from './church-shapes.ts'
import { defineCall } from './call.ts'
import { bySlug, isoDate, noBody, nothing, slug, text } from './fields.ts'
import { buscaLeitura, filtros } from './reading-shapes.ts'

/** A video's id where it comes from: YouTube's, Vimeo's, or a name of the church's own. Unique in a church. */
const videoId = z.string().check(z.regex(/^[\w-]{1,64}$/))

const videoListado = z.object({
  /** Spec §3: what the address of a video's page ends with. */
  contentDetails: z.object({ videoId: z.string() }),
  /** Spec §3: where it plays. `mp4` is any file that browsers play by themselves. */
  source: z.enum(['youtube', 'vimeo', 'mp4', 'hls']),
  titulo: z.string(),
  /** Plain text. */
  resumo: z.nullable(z.string()),
  /** Who speaks. */
  pregador: z.nullable(z.string()),
  /** Where in the Bible, as the church writes it: `Lc 15.11-32`. */
  referencia: z.nullable(z.string()),
  dataPublicacao: isoDate,
  /** Seconds; null where nobody has said. */
  duracao: z.nullable(z.number()),
  imagem: z.nullable(imagem),
  flagLegendas: z.boolean(),
  flagTranscricao: z.boolean(),
})
export type VideoListado = z.output<typeof videoListado>

const playlist = z.object({ slug: z.string(), titulo: z.string() })

/** A moment of the video, in seconds from its beginning, and what is said or begins there. */
const momento = z.object({ inicio: z.number(), texto: z.string() })

const videoVizinho = z.nullable(z.object({ videoId: z.string(), titulo: z.string() }))

const video = z.extend(videoListado, {
  /** Sanitised HTML. */
  descricao: z.nullable(z.string()),
  /** The file or the HLS list; null for what plays at YouTube or Vimeo. */
  url: z.nullable(z.string()),
  /** The sound alone. */
  audio: z.nullable(z.string()),
  /** WebVTT files, the church's own language first. */
  legendas: z.array(z.object({ idioma: z.string(), nome: z.string(), url: z.string() })),
  capitulos: z.array(momento),
  transcricao: z.array(momento),
  /** Every playlist that holds it. */
  playlists: z.array(playlist),
  /** The playlist that was asked for, else the first that holds it, with its videos in order. */
  playlist: z.nullable(
    z.extend(playlist, { descricao: z.nullable(z.string()), videos: z.array(videoListado) }),
  ),
  /** Neighbours in that playlist; in time where it holds no other video. */
  anterior: videoVizinho,
  proximo: videoVizinho,
})
export type Video = z.output<typeof video>

const videoPlaylist = z.extend(playlist, {
  descricao: z.nullable(z.string()),
  imagem: z.nullable(imagem),
  /** How many of its videos are out. */
  quantidade: z.number(),
})

export const videosCalls = {
  listVideos: defineCall({
    method: 'GET',
    path: '/video/:slug',
    summary: 'The videos of the church that are out: the newest first, those of a playlist in its order',
    source: 'Spec §7',
    auth: 'public',
    params: bySlug,
    query: z.extend(buscaLeitura, {
      /** Slug of a playlist. */
      playlist: z.optional(slug),
      /** Exactly one of the speakers that the answer lists. */
      pregador: z.optional(text(100)),
      /** Code of a book of the Bible: `luk`. */
      livro: z.optional(z.string().check(z.regex(/^[0-9a-z]{3}$/))),
      filtros,
    }),
    body: noBody,
    status: 200,
    response: z.object({
      videos: z.array(videoListado),
      total: z.number(),
      /** Everyone who speaks in a video of the church, whatever is looked for. */
      pregadores: z.array(z.string()),
      /** Codes of the books that videos are about, in the order of the Bible's own. */
      livros: z.array(z.string()),
    }),
    errors: ['NOT_FOUND'],
  }),
  listVideoPlaylists: defineCall({
    method: 'GET',
    path: '/video-playlist/:slug',
    summary: 'The playlists that have a video, in the order of the church',
    source: 'ours',
    auth: 'public',
    params: bySlug,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ playlists: z.array(videoPlaylist) }),
    errors: ['NOT_FOUND'],
  }),
  getVideo: defineCall({
    method: 'GET',
    path: '/video/:slug/:videoId',
    summary: 'A video with all that helps to watch it, its playlist and its neighbours',
    source: 'ours',
    auth: 'public',
    params: z.extend(bySlug, { videoId }),
    query: z.strictObject({ playlist: z.optional(slug) }),
    body: noBody,
    status: 200,
    response: z.object({ video }),
    errors: ['NOT_FOUND'],
  }),
}
