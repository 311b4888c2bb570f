import type { IgrejaEquipe, Valores } from '@atrio/contract'
import { PODCAST_BYTES, readPodcast, type PodcastEpisode, type PodcastRefusal } from '@atrio/rules'
import { useOutletContext } from 'react-router'
import { recordCalls } from '../content/calls.ts'
import { formatMoment } from '../lib/church-time.ts'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { DraftImport, type DraftSource } from './draft-import.tsx'
import { readKnown } from './known.ts'
import { toHtml } from './to-html.ts'

const refusals: Record<PodcastRefusal, () => string> = {
  kind: m.podcast_refused_kind,
  empty: m.podcast_refused_empty,
  long: m.podcast_refused_long,
}

/** Episodes out of the file of a podcast that the church has elsewhere. */
export function PodcastImportPage() {
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.podcast_import(), igreja.nome)
  return <DraftImport source={podcastSource(igreja)} />
}

function podcastSource({ slug, codigo }: IgrejaEquipe): DraftSource<PodcastEpisode> {
  const calls = recordCalls('podcastItem', slug)
  return {
    title: m.podcast_import(),
    lead: m.podcast_lead(),
    choose: m.podcast_choose(),
    accept: '.xml,.rss,application/rss+xml,text/xml,application/xml',
    place: `${slug}.episodios`,
    back: { to: `/${codigo}/conteudo/episodes`, label: m.kind_podcast_item() },
    async read(file) {
      if (file.size > PODCAST_BYTES) return { refused: refusals.long() }
      const read = readPodcast(await file.text())
      if ('refused' in read) return { refused: refusals[read.refused]() }
      const isKnown = await readKnown(
        (query) => calls.list(query),
        ({ title }) => keyOf(String(title)),
      )
      return {
        found: read.episodios.map((episodio) => ({
          value: episodio,
          title: episodio.title,
          detail: episodio.publishedAt === null ? episodio.audioFile : formatMoment(episodio.publishedAt),
          notes: [],
          isThere: isKnown(keyOf(episodio.title)),
        })),
      }
    },
    list: (query) => calls.list(query),
    create: async (episodio) => (await calls.create(draftOf(episodio))).registro.id,
    discard: (id) => calls.discard(id),
  }
}

const keyOf = (title: string) => title.trim().toLowerCase()

/** The sound stays where it lies until somebody sends it here. */
function draftOf({ description, ...episodio }: PodcastEpisode): Valores {
  const said = Object.entries(episodio).filter(([, value]) => value !== null)
  return { ...Object.fromEntries(said), ...(description && { description: toHtml(description) }) }
}
