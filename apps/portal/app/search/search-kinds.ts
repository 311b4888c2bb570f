import type { Achado, TipoBusca } from '@atrio/contract'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'

interface Kind {
  /** Of many. */
  label: () => string
  href: (chave: string, pai: string) => string
}

/** How each kind of thing that can be found is called, and where it is. A new source of the search adds its line. */
export const searchKinds: Record<TipoBusca, Kind> = {
  devocional: { label: m.devotionals_title, href: (id) => paths.devotional({ devotionalId: Number(id) }) },
  noticia: { label: m.news_title, href: (id) => paths.newsItem({ newsId: Number(id) }) },
  evento: { label: m.events_title, href: (id) => paths.event({ eventId: Number(id) }) },
  ebd: { label: m.ebds_title, href: (ebdSlug) => paths.ebd({ ebdSlug }) },
  ebd_licao: {
    label: m.search_kind_lessons,
    href: (numero, ebdSlug) => paths.ebd({ ebdSlug }, { licao: Number(numero) }),
  },
  publicacao: {
    label: m.publications_title,
    href: (publicationSlug) => paths.publication({ publicationSlug }),
  },
  ministerio: { label: m.ministries_title, href: (id) => paths.ministry({ ministryId: Number(id) }) },
  projeto: {
    label: m.search_kind_projects,
    href: (id, ministerio) => paths.project({ ministryId: Number(ministerio), projectId: Number(id) }),
  },
  louvor: { label: m.praise_nav, href: (id) => paths.song({ praiseId: Number(id) }) },
  video: { label: m.videos_title, href: (videoId) => paths.video({ videoId }) },
  podcast_item: {
    label: m.podcast_title,
    href: (episodio, programa) => paths.podcast({ programa, episodio }),
  },
  culto: { label: m.search_kind_services, href: paths.homeSchedule },
  igreja: { label: m.nav_about, href: paths.about },
}

export function isTipoBusca(value: string | null): value is TipoBusca {
  return value !== null && Object.hasOwn(searchKinds, value)
}

export function achadoHref({ tipo, chave, pai }: Pick<Achado, 'tipo' | 'chave' | 'pai'>): string {
  return searchKinds[tipo].href(chave, pai ?? '')
}
