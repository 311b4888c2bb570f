import type { RespostaSonda } from '@atrio/contract'
import { enderecoDaFonte, todayIn } from '@atrio/rules'
import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { readPlaylist } from './playlist.ts'

/** What a probe found; `sinal` null changes nothing of the broadcast. */
export interface Ouvido {
  sonda: RespostaSonda
  sinal: 'no_ar' | 'espera' | 'acabou' | null
  /** Of a stream: how far its list has come. */
  sequencia?: number
  /** Whether it can say more than that something is there: only then it is asked often. */
  isTelling: boolean
}

export interface Origem {
  fonte: string | null
  codigo: string | null
  url: string | null
  /** What was read before, and when the list had come so far. */
  sequencia: number | null
  sequenciaEm: Date | null
}

type OuvirDeps = Pick<Deps, 'engine' | 'env' | 'feeds' | 'limits'>

const YOUTUBE_VIDEOS = 'https://www.googleapis.com/youtube/v3/videos'
const YOUTUBE_OEMBED = 'https://www.youtube.com/oembed'
const VIMEO_OEMBED = 'https://vimeo.com/api/oembed.json'

const LIST_BYTES = 512 * 1024
const ANSWER_BYTES = 256 * 1024
/** An encoder that hesitates ends no picture. */
const LEAST_STILL_MS = 45_000

/** Listens where a broadcast comes from, by the rules for addresses that a church typed in (Decisions 30, 86). */
export async function ouvir(deps: OuvirDeps, origem: Origem, now = new Date()): Promise<Ouvido> {
  const own = origem.url === null ? null : deps.engine?.churchAt(origem.url)
  if (own) return ouvirMotor(deps, own)
  if (origem.fonte === 'hls') return ouvirHls(deps, origem, now)
  if (origem.fonte === 'youtube' && deps.env.YOUTUBE_API_KEY !== undefined) {
    return ouvirYoutube(deps, origem.codigo!, deps.env.YOUTUBE_API_KEY, now)
  }
  return existe(deps, origem)
}

/** The operator's own engine says by itself whether a picture comes in. */
async function ouvirMotor({ engine }: OuvirDeps, codigo: string): Promise<Ouvido> {
  const isReady = (await engine?.isReady(codigo)) ?? null
  if (isReady === null) return { sonda: 'falhou', sinal: null, isTelling: true }
  return isReady
    ? { sonda: 'no_ar', sinal: 'no_ar', isTelling: true }
    : { sonda: 'espera', sinal: 'espera', isTelling: true }
}

/** Two readings: a list that does not end and has grown since the one before is on air. */
async function ouvirHls(deps: OuvirDeps, origem: Origem, now: Date): Promise<Ouvido> {
  const list = await fetchMediaList(deps, origem.url!)
  if (typeof list === 'string') return { sonda: list, sinal: null, isTelling: true }
  const sequencia = list.sequence
  if (list.isOver) return { sonda: 'acabou', sinal: 'acabou', sequencia, isTelling: true }
  // An encoder that begins anew counts from the beginning: the next reading says more.
  if (origem.sequencia === null || sequencia < origem.sequencia) {
    return { sonda: 'primeira', sinal: null, sequencia, isTelling: true }
  }
  if (sequencia > origem.sequencia) return { sonda: 'no_ar', sinal: 'no_ar', sequencia, isTelling: true }
  const still = now.getTime() - (origem.sequenciaEm ?? now).getTime()
  if (still < Math.max(LEAST_STILL_MS, 3_000 * list.targetSeconds)) {
    return { sonda: 'primeira', sinal: null, sequencia, isTelling: true }
  }
  return { sonda: 'parada', sinal: 'espera', sequencia, isTelling: true }
}

/** Of several renditions the first. */
async function fetchMediaList({ feeds }: OuvirDeps, url: string) {
  let address = url
  for (let hop = 0; hop < 2; hop++) {
    const answer = await feeds.fetch(address, { maxBytes: LIST_BYTES })
    if (answer.kind === 'failed') return answer.reason === 'refused' ? 'recusado' : 'falhou'
    const list = readPlaylist(answer.body.toString('utf8'))
    if (list?.kind === 'media') return list
    const next = list && URL.parse(list.first, address)
    if (!next) return 'falhou'
    address = next.href
  }
  return 'falhou'
}

const videos = z.object({
  items: z.array(
    z.object({
      snippet: z.object({ liveBroadcastContent: z.string() }),
      liveStreamingDetails: z.optional(z.object({ actualEndTime: z.optional(z.string()) })),
    }),
  ),
})

/** Each question costs one of the units that a key has for a day by the Pacific's clock. */
async function ouvirYoutube(deps: OuvirDeps, codigo: string, key: string, now: Date): Promise<Ouvido> {
  const hasUnits = await deps.limits.admits({
    name: 'youtube-unit',
    key: todayIn('America/Los_Angeles', now),
    points: deps.env.YOUTUBE_API_UNITS,
    seconds: 86_400,
  })
  if (!hasUnits) return { sonda: 'sem_cota', sinal: null, isTelling: false }
  const query = new URLSearchParams({ part: 'snippet,liveStreamingDetails', id: codigo })
  const answer = await deps.feeds.fetch(`${YOUTUBE_VIDEOS}?${query.toString()}`, {
    maxBytes: ANSWER_BYTES,
    // In a header: addresses are written down in more places.
    headers: { 'x-goog-api-key': key, accept: 'application/json' },
  })
  const said = answer.kind === 'found' ? videos.safeParse(parse(answer.body)).data : undefined
  if (!said) return { sonda: 'falhou', sinal: null, isTelling: true }
  const [video] = said.items
  if (!video) return { sonda: 'nao_existe', sinal: null, isTelling: true }
  const { liveBroadcastContent: content } = video.snippet
  if (content === 'live') return { sonda: 'no_ar', sinal: 'no_ar', isTelling: true }
  if (content === 'upcoming') return { sonda: 'espera', sinal: 'espera', isTelling: true }
  if (video.liveStreamingDetails?.actualEndTime === undefined) {
    return { sonda: 'gravado', sinal: null, isTelling: true }
  }
  return { sonda: 'acabou', sinal: 'acabou', isTelling: true }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

/** What is asked for a film to show it elsewhere says that it is there, and no more. */
async function existe({ feeds }: OuvirDeps, origem: Origem): Promise<Ouvido> {
  const asks = origem.fonte === 'youtube' ? YOUTUBE_OEMBED : VIMEO_OEMBED
  const query = new URLSearchParams({ format: 'json', url: enderecoDaFonte(origem)! })
  const answers = await feeds.answers(`${asks}?${query.toString()}`)
  const sonda = answers === null ? 'falhou' : answers ? 'existe' : 'nao_existe'
  return { sonda, sinal: null, isTelling: false }
}
