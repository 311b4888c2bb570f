import { podcastCalls, type ApiCall, type Podcast, type PodcastItem } from '@atrio/contract'
import { data } from 'react-router'
import { orNotFound } from '../reader/church-page.ts'
import { readableParts } from '../reader/link-references.server.ts'
import type { ListSearch } from '../reader/list-url.ts'

/** Spec §9. */
const PAGE = 10
/** As many pages as one address shows at once; older episodes are found by search. */
const MOST_PAGES = 100

/** An episode as the page shows it, its notes cleaned and in parts. */
export type Episode = Omit<PodcastItem, 'description'> & { notes: ReturnType<typeof readableParts> }

export interface EpisodeList {
  /** With what its feed says of it, now that the feed has been read. */
  podcast: Podcast
  episodes: Episode[]
  total: number
  /** Whether there is more behind the pages shown. */
  hasMore: boolean
  copiaDe: string | null
}

/** The podcast that an address names, the church's first when it names none; null at a church without any. */
export async function choosePodcast(
  api: ApiCall,
  slug: string,
  programa: string | undefined,
): Promise<{ podcasts: Podcast[]; podcast: Podcast | null }> {
  const { podcasts } = await api(podcastCalls.listPodcasts, { params: { slug } })
  if (programa === undefined) return { podcasts, podcast: podcasts[0] ?? null }
  const podcast = podcasts.find(({ codigo }) => codigo === programa)
  if (!podcast) throw data('CONTENT.MESSAGE.ERROR.NOT_FOUND', { status: 404 })
  return { podcasts, podcast }
}

/** The pages of episodes up to the one asked for; null when the podcast's feed cannot be read and never was. */
export async function loadEpisodes(
  api: ApiCall,
  idioma: string,
  codigo: string,
  { busca, page }: ListSearch,
): Promise<EpisodeList | null> {
  const load = (page: number) =>
    api(podcastCalls.listPodcastItens, {
      params: { code: codigo },
      query: { page, limit: PAGE, ...(busca ? { busca } : {}) },
    })
  try {
    // The first alone: it may have to wait for the feed.
    const first = await load(1)
    const rest = Array.from({ length: Math.min(page, MOST_PAGES) - 1 }, (_, index) => load(index + 2))
    const pages = [first, ...(await Promise.all(rest))]
    const episodes = pages.flatMap(({ itens }) => itens).map((item) => toEpisode(item, idioma))
    const { podcast, total, copiaDe } = first
    // Spec §9: the end is a page that is not full.
    const isEnd = pages.at(-1)!.itens.length < PAGE || episodes.length >= total
    return { podcast, episodes, total, hasMore: !isEnd, copiaDe }
  } catch (error) {
    if ((error as { httpStatus?: number }).httpStatus === 503) return null
    throw error
  }
}

export async function loadEpisode(
  api: ApiCall,
  idioma: string,
  codigo: string,
  id: string,
): Promise<Episode> {
  const { item } = await orNotFound(api(podcastCalls.getPodcastItem, { params: { code: codigo, id } }))
  return toEpisode(item, idioma)
}

function toEpisode({ description, ...item }: PodcastItem, idioma: string): Episode {
  return { ...item, notes: readableParts(description, idioma) }
}
