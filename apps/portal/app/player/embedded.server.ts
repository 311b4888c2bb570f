import { videosCalls, type ApiCall, type Video } from '@atrio/contract'
import { videoOfAddress } from '@atrio/rules'
import { data } from 'react-router'
import { readFrame, splitRichText } from '../lib/rich-text.server.ts'
import { orNotFound } from '../reader/church-page.ts'
import { playerSource, type PlayerSource } from './player-source.ts'

/** One thing that the embedded player shows. */
export type Embedded =
  | { kind: 'video'; source: PlayerSource; video: EmbeddedVideo | null; key: string }
  | { kind: 'frame'; src: string; host: string; title: string | null }
  | { kind: 'html'; html: string }

/** What the church itself says of a video. */
type EmbeddedVideo = Pick<Video, 'titulo' | 'pregador' | 'imagem' | 'legendas'>

export interface EmbedQuery {
  service: string | null
  code: string | null
  html: string | null
  url: string | null
}

/**
 * What the queries of `/embed/player` (Spec §2) ask for. They come from anywhere: a service has to be known, an address
 * of a listed host, markup is cleaned; whatever is left of none of them is not there.
 * @throws a 404 with the catalogue's message.
 */
export async function readEmbedded(
  { service, code, html, url }: EmbedQuery,
  { api, slug, origin }: { api: ApiCall; slug: string; origin: string },
): Promise<Embedded[]> {
  const church = { api, slug }
  // A site that embeds names every query, and leaves those empty that it has nothing for.
  if (service || code) return [await fromService(service ?? '', code ?? '', church)]
  const things = url ? [fromAddress(url, origin)] : fromHtml(html ?? '')
  const found = things.filter((thing) => thing !== null)
  if (found.length === 0) throw notFound()
  return Promise.all(found.map((thing) => aboutVideo(thing, church)))
}

async function fromService(
  service: string,
  code: string,
  church: { api: ApiCall; slug: string },
): Promise<Embedded> {
  const kind = service.toLowerCase()
  const source = playerSource({ source: kind, code, url: null })
  if (source) return aboutVideo(toVideo(source), church)
  // A file of the church's own is known by its name alone: whose address is in a query may be anybody's.
  if (kind !== 'mp4' && kind !== 'hls') throw notFound()
  const { video } = await orNotFound(findVideo(code, church))
  const own = playerSource({ source: video.source, code, url: video.url })
  if (!own || own.kind !== kind) throw notFound()
  return { kind: 'video', source: own, video: about(video), key: code }
}

function fromAddress(address: string, origin: string): Embedded | null {
  const site = videoOfAddress(address)
  if (site) return toVideo(site)
  const frame = readFrame(address)
  if (frame) return { kind: 'frame', src: frame, host: new URL(frame).hostname, title: null }
  const url = URL.parse(address, origin)
  if (!url || url.origin !== origin || url.search || url.hash) return null
  const kind = /\.m3u8$/i.test(url.pathname) ? 'hls' : /\.(mp4|m4v|webm)$/i.test(url.pathname) ? 'mp4' : null
  // A path, never a whole address: only such a one is surely of this host.
  const source = kind && playerSource({ source: kind, code: null, url: url.pathname })
  return source && toVideo(source)
}

function fromHtml(html: string): Embedded[] {
  return splitRichText(html).map((part) => {
    if (part.kind === 'html') return part
    const site = videoOfAddress(part.src)
    return site ? toVideo(site) : part
  })
}

function toVideo(source: PlayerSource): Embedded {
  return { kind: 'video', source, video: null, key: 'code' in source ? source.code : source.url }
}

/** With what the church says of the same video, where it has it in its list. */
async function aboutVideo(thing: Embedded, church: { api: ApiCall; slug: string }): Promise<Embedded> {
  if (thing.kind !== 'video' || !('code' in thing.source)) return thing
  const found = await findVideo(thing.source.code, church).catch(() => null)
  return found ? { ...thing, video: about(found.video) } : thing
}

function findVideo(videoId: string, { api, slug }: { api: ApiCall; slug: string }) {
  return api(videosCalls.getVideo, { params: { slug, videoId }, query: {} })
}

function about({ titulo, pregador, imagem, legendas }: Video): EmbeddedVideo {
  return { titulo, pregador, imagem, legendas }
}

function notFound() {
  return data('CONTENT.MESSAGE.ERROR.NOT_FOUND', { status: 404 })
}
