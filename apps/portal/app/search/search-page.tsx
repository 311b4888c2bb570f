import './search.css'
import { LiveRegion } from '@atrio/ui'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import { ListChips } from '../reader/list-chips.tsx'
import { ListPager } from '../reader/list-pager.tsx'
import { itemsPerPage, listQuery, readListSearch } from '../reader/list-url.ts'
import { SearchForm } from '../reader/search-form.tsx'
import { useChurch } from '../shell/church.ts'
import { findEverything } from './search-found.ts'
import { findPages } from './search-pages.ts'
import { kindNames } from '../slice-words.ts'
import { isTipoBusca } from './achado-href.ts'
import type { Route } from './+types/search-page.ts'
import { Hits } from './hits.tsx'
import { Nothing, Pages } from './pages.tsx'
import { Suggestions } from './suggestions.tsx'

// What was searched for is nothing to be found by others.
export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const q = args.loaderData?.q
  return pageMeta(args, { title: q ? m.search_page_title({ q }) : m.search_title(), hidden: true })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, locale, igreja, params } = churchPage(context)
  const query = new URL(request.url).searchParams
  const { page } = readListSearch(query)
  const q = (query.get('q') ?? '').trim().slice(0, 100)
  const given = query.get('tipo')
  const tipo = isTipoBusca(given) ? given : undefined
  const asked = { slug: params.slug, locale, q, tipo, page: Math.min(page, 1_000), limit: itemsPerPage }
  return { q, tipo, page, idioma: igreja.idioma, found: q ? await findEverything(api, asked) : null }
}

/** Everything that the church has published, by words. Address, paging and filters work without script. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { q, tipo, page, found, idioma } = loaderData
  const pages = Math.ceil((found?.total ?? 0) / itemsPerPage)
  const church = useChurch()
  // What is for subscribers alone is found where it is known who asks (Decision 235).
  const hasPlay = church !== null && !church.closedPages.includes(paths.play())
  const isFirst = page === 1 && tipo === undefined
  const asked = found && isFirst ? findPages(church, q) : []
  const isNothing =
    found !== null &&
    found.total === 0 &&
    !found.referencia &&
    found.versiculos.length + found.planos.length + asked.length === 0
  const href = (query: Record<string, string>) => paths.search({ q, ...query })
  return (
    <div className="flex max-w-[56rem] flex-col gap-6">
      <h1>{m.search_title()}</h1>
      <SearchForm
        name="q"
        value={q}
        label={m.search_label()}
        hint={m.search_hint()}
        submitLabel={m.search_title()}
      />
      {found && (
        <>
          <LiveRegion>{isNothing ? m.search_none({ q }) : m.search_count({ count: found.total })}</LiveRegion>
          <ListChips
            label={m.search_filter()}
            options={found.tipos.map(({ tipo, total }) => ({
              value: tipo,
              label: `${kindNames[tipo]()} (${total})`,
            }))}
            chosen={tipo}
            href={(value) => href(listQuery({ busca: '', page: 1 }, { tipo: value }))}
          />
          {found.correcao && <p>{m.search_corrected({ palavras: found.correcao })}</p>}
          {found.parcial && <p>{m.search_partial()}</p>}
          <Pages pages={asked} />
          <Suggestions q={q} found={found} />
          {found.achados.length > 0 && <Hits achados={found.achados} total={found.total} idioma={idioma} />}
          {isFirst && hasPlay && (
            <p>
              <Link to={paths.playSearch({ busca: q })}>{m.search_play({ q })}</Link>
            </p>
          )}
          {isNothing && <Nothing q={q} church={church} />}
        </>
      )}
      {pages > 1 && (
        <ListPager
          page={page}
          pages={pages}
          href={(number) => href(listQuery({ busca: '', page: number }, { tipo }))}
        />
      )}
    </div>
  )
}
