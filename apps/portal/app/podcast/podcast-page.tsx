import './podcast.css'
import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { Banner, buttonClass, EmptyState, LiveRegion } from '@atrio/ui'
import { Headphones, RefreshCw } from 'lucide-react'
import { data, Link, useLocation } from 'react-router'
import { pageMeta } from '../lib/seo/seo.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import { readableParts } from '../reader/link-references.server.ts'
import { ListEmpty } from '../reader/list-empty.tsx'
import { ListSearchForm } from '../reader/list-search-form.tsx'
import { listQuery, readFilter, readListSearch } from '../reader/list-url.ts'
import { useRootData } from '../shell/church.ts'
import type { Route } from './+types/podcast-page.ts'
import { EpisodeRow } from './episode-row.tsx'
import { choosePodcast, loadEpisode, loadEpisodes } from './load-podcast.server.ts'
import { PodcastHeader } from './podcast-header.tsx'
import { ShowChips } from './show-chips.tsx'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { podcast, pinned, origin } = args.loaderData ?? {}
  const about = pageMeta(args, {
    title: pinned?.title ?? podcast?.titulo ?? m.podcast_title(),
    description: podcast ? podcast.resumo : m.podcast_intro(),
  })
  if (!podcast || !origin) return about
  const feed = new URL(podcast.feed, origin).href
  const type = 'application/rss+xml'
  return [...about, { tagName: 'link', rel: 'alternate', type, title: podcast.titulo, href: feed }]
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, igreja, params } = churchPage(context)
  const { origin, searchParams } = new URL(request.url)
  const search = readListSearch(searchParams)
  const { podcasts, podcast } = await choosePodcast(
    api,
    params.slug,
    readFilter(searchParams, 'programa', /^.+$/),
  )
  const base = { search, fusoHorario: igreja.fusoHorario, idioma: igreja.idioma, origin }
  if (!podcast) return { ...base, podcasts, podcast: null, list: null, pinned: null }
  const list = await loadEpisodes(api, igreja.idioma, podcast.codigo, search)
  const episodio = list ? searchParams.get('episodio') : null
  const pinned = episodio ? await loadEpisode(api, igreja.idioma, podcast.codigo, episodio) : null
  const { descricao, ...rest } = list?.podcast ?? podcast
  const shown = { ...rest, resumo: descricao, about: readableParts(descricao, igreja.idioma) }
  // An outage is not kept, neither here nor in the browser.
  return data({ ...base, podcasts, podcast: shown, list, pinned }, { status: list ? 200 : 503 })
}

export default function PodcastPage({ loaderData }: Route.ComponentProps) {
  const { podcasts, podcast, list, pinned, search, fusoHorario, idioma } = loaderData
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const { pathname, search: query } = useLocation()
  if (!podcast) {
    return (
      <EmptyState
        level={1}
        icon={<Headphones />}
        title={m.podcast_title()}
        action={
          <Link className={buttonClass({ variant: 'outline' })} to={paths.home()}>
            {m.go_home()}
          </Link>
        }
      >
        <p>{m.podcast_empty()}</p>
      </EmptyState>
    )
  }
  const programa = podcast.codigo === podcasts[0]?.codigo ? undefined : podcast.codigo
  const href = (given: Record<string, string>) => paths.podcast({ ...(programa && { programa }), ...given })
  const row = { podcast, programa, fusoHorario, idioma }
  return (
    <div className="flex flex-col gap-8">
      <PodcastHeader podcast={podcast} idioma={idioma} compact={pinned !== null} />
      <ShowChips podcasts={podcasts} chosen={podcast.codigo} />
      {!list && (
        <EmptyState
          icon={<RefreshCw />}
          title={m.podcast_failed_title()}
          action={
            <a className={buttonClass({ variant: 'outline' })} href={pathname + query}>
              {m.podcast_retry()}
            </a>
          }
        >
          <p>{m.podcast_failed()}</p>
        </EmptyState>
      )}
      {list?.copiaDe && (
        <Banner tone="warn">
          {m.podcast_stale({ date: formatInstant(list.copiaDe, 'dateTime', locale, fusoHorario) })}
        </Banner>
      )}
      {pinned && (
        <section aria-labelledby="pinned-title" className="podcast-pinned">
          <h2 id="pinned-title" className="eyebrow">
            {m.podcast_pinned()}
          </h2>
          <EpisodeRow {...row} as="div" episode={pinned} open />
        </section>
      )}
      {list && (
        <section aria-labelledby="episodes-title" className="flex flex-col gap-5">
          <h2 id="episodes-title">{m.podcast_episodes()}</h2>
          {(list.total > 0 || search.busca !== '') && (
            <ListSearchForm
              label={m.podcast_search()}
              busca={search.busca}
              hidden={programa ? { programa } : {}}
            />
          )}
          <LiveRegion>
            {list.total > 0
              ? m.podcast_shown({ shown: list.episodes.length, total: list.total })
              : m.reader_none_title()}
          </LiveRegion>
          {list.total === 0 ? (
            <ListEmpty
              isFiltered={search.busca !== ''}
              busca={search.busca}
              empty={m.podcast_empty_show()}
              all={href({})}
            />
          ) : (
            <>
              <ol className="podcast-episodes">
                {list.episodes.map((episode) => (
                  <EpisodeRow key={episode.id} {...row} as="li" episode={episode} />
                ))}
              </ol>
              <div className="podcast-foot">
                <p aria-hidden="true">
                  {m.podcast_shown({ shown: list.episodes.length, total: list.total })}
                </p>
                {list.hasMore ? (
                  <Link
                    className={buttonClass({ variant: 'outline' })}
                    to={href(listQuery({ ...search, page: search.page + 1 }))}
                    preventScrollReset
                    replace
                  >
                    {m.podcast_more()}
                  </Link>
                ) : (
                  search.busca === '' && <p>{m.podcast_end()}</p>
                )}
              </div>
            </>
          )}
        </section>
      )}
    </div>
  )
}
