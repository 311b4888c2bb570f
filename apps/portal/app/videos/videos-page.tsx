import { videosCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, isLivroCodigo, livroName } from '@atrio/rules'
import { SelectField } from '@atrio/ui'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import { ListChips } from '../reader/list-chips.tsx'
import { ListScreen } from '../reader/list-screen.tsx'
import { apiQuery, listQuery, readFilter, readListSearch } from '../reader/list-url.ts'
import { useRootData } from '../shell/church.ts'
import { LiveLine } from '../shell/on-air/live-line.tsx'
import type { Route } from './+types/videos-page.ts'
import { VideoCard } from './video-card.tsx'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args, { title: m.videos_title(), description: m.videos_intro() })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, params, locale } = churchPage(context)
  const query = new URL(request.url).searchParams
  const search = readListSearch(query)
  const filters = {
    playlist: readFilter(query, 'playlist', /^[a-z0-9-]{1,80}$/),
    pregador: readFilter(query, 'pregador'),
    livro: readFilter(query, 'livro', /^[0-9a-z]{3}$/),
  }
  const [{ playlists }, { livros, ...list }] = await Promise.all([
    api(videosCalls.listVideoPlaylists, { params }),
    api(videosCalls.listVideos, { params, query: { ...apiQuery(search), ...given(filters) } }),
  ])
  const books = livros
    .filter(isLivroCodigo)
    .map((livro) => ({ value: livro, label: livroName(livro, locale) }))
  return { ...list, books, playlists, search, filters }
}

export default function VideosPage({ loaderData }: Route.ComponentProps) {
  const { videos, total, playlists, pregadores, books, search, filters } = loaderData
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const chosen = playlists.find(({ slug }) => slug === filters.playlist)
  return (
    <ListScreen
      title={chosen?.titulo ?? m.videos_title()}
      intro={chosen?.descricao ?? m.videos_intro()}
      searchLabel={m.videos_search()}
      empty={m.videos_empty()}
      search={search}
      filters={filters}
      total={total}
      aside={<LiveLine />}
      href={paths.videos}
      chips={
        <ListChips
          label={m.videos_playlists()}
          options={playlists.map(({ slug, titulo }) => ({ value: slug, label: titulo }))}
          chosen={filters.playlist}
          href={(playlist) => paths.videos(listQuery({ ...search, page: 1 }, { ...filters, playlist }))}
        />
      }
      fields={
        <>
          {filters.playlist && <input type="hidden" name="playlist" value={filters.playlist} />}
          {(pregadores.length > 1 || filters.pregador) && (
            <SelectField
              key={`pregador ${filters.pregador}`}
              name="pregador"
              label={m.videos_speaker()}
              fieldClassName="min-w-44"
              placeholder={m.videos_all_speakers()}
              defaultValue={filters.pregador ?? ''}
              options={pregadores.map((name) => ({ value: name, label: name }))}
            />
          )}
          {(books.length > 1 || filters.livro) && (
            <SelectField
              key={`livro ${filters.livro}`}
              name="livro"
              label={m.videos_book()}
              fieldClassName="min-w-44"
              placeholder={m.videos_all_books()}
              defaultValue={filters.livro ?? ''}
              options={books}
            />
          )}
        </>
      }
    >
      {videos.map((video) => (
        <VideoCard
          key={video.contentDetails.videoId}
          video={video}
          locale={locale}
          playlist={filters.playlist}
        />
      ))}
    </ListScreen>
  )
}

function given<Values extends Record<string, string | undefined>>(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: string
  }
}
