import { newsCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { pageMeta } from '../lib/seo/seo.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import { ListChips } from '../reader/list-chips.tsx'
import { ListScreen } from '../reader/list-screen.tsx'
import { apiQuery, listQuery, readFilter, readListSearch } from '../reader/list-url.ts'
import { ReadingCard } from '../reader/reading-card.tsx'
import { useRootData } from '../shell/church.ts'
import type { Route } from './+types/news-page.ts'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args, { title: m.news_title(), description: m.news_intro() })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, igreja, params } = churchPage(context)
  const query = new URL(request.url).searchParams
  const search = readListSearch(query)
  const categoria = readFilter(query, 'categoria')
  const list = await api(newsCalls.listNoticias, {
    params,
    query: { ...apiQuery(search), ...(categoria ? { categoria } : {}) },
  })
  return { ...list, search, categoria, fusoHorario: igreja.fusoHorario }
}

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  const { noticias, total, categorias, search, categoria, fusoHorario } = loaderData
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  return (
    <ListScreen
      title={m.news_title()}
      intro={m.news_intro()}
      searchLabel={m.news_search()}
      empty={m.news_empty()}
      search={search}
      filters={{ categoria }}
      total={total}
      href={paths.news}
      chips={
        <ListChips
          label={m.news_categories()}
          options={categorias.map((value) => ({ value, label: value }))}
          chosen={categoria}
          href={(value) => paths.news(listQuery({ ...search, page: 1 }, { categoria: value }))}
        />
      }
    >
      {noticias.map(({ id, titulo, categoria, dataPublicacao, ...noticia }) => (
        <ReadingCard
          key={id}
          {...noticia}
          to={paths.newsItem({ newsId: id })}
          titulo={titulo}
          seed={`noticia ${titulo}`}
          eyebrow={[formatInstant(dataPublicacao, 'short', locale, fusoHorario), categoria]
            .filter(Boolean)
            .join(' · ')}
        />
      ))}
    </ListScreen>
  )
}
