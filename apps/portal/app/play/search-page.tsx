import { playCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import { ListPager } from '../reader/list-pager.tsx'
import { ListSearchForm } from '../reader/list-search-form.tsx'
import { listQuery, readListSearch } from '../reader/list-url.ts'
import { useChurch } from '../shell/church.ts'
import type { Route } from './+types/search-page.ts'
import { PlayGrid } from './play-grid.tsx'
import { useOpen } from './use-open.ts'

const PER_PAGE = 24

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args, { title: m.play_search_label(), hidden: true })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, igreja } = churchPage(context)
  const { busca, page } = readListSearch(new URL(request.url).searchParams)
  if (busca === '') return { busca, page, conteudos: [], total: 0 }
  const query = { igreja: igreja.id, search: busca, page, limit: PER_PAGE }
  return { busca, page, ...(await api(playCalls.listPlanoAssinaturaConteudo, { query })) }
}

/** Looks through all of Play while somebody types. */
export default function PlaySearchPage({
  loaderData: { busca, page, conteudos, total },
}: Route.ComponentProps) {
  const church = useChurch()
  const lang = localeOf(church?.idioma ?? '') ?? FALLBACK_LOCALE
  const isOpen = useOpen()
  return (
    <div className="wrap play-list">
      <h1>{m.play_search_label()}</h1>
      <ListSearchForm label={m.play_search_hint()} busca={busca} hidden={{}} />
      <p role="status" className="text-ink-muted">
        {busca === '' ? m.play_search_begin() : total === 0 ? m.play_none() : m.play_found({ count: total })}
      </p>
      <PlayGrid items={conteudos.map((conteudo) => ({ conteudo }))} lang={lang} isOpen={isOpen} />
      {total > PER_PAGE && (
        <ListPager
          page={page}
          pages={Math.ceil(total / PER_PAGE)}
          href={(next) => paths.playSearch(listQuery({ busca, page: next }))}
        />
      )}
    </div>
  )
}
