import { playCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import { ListChips } from '../reader/list-chips.tsx'
import { ListPager } from '../reader/list-pager.tsx'
import { listQuery, readFilter, readListSearch } from '../reader/list-url.ts'
import { useChurch } from '../shell/church.ts'
import type { Route } from './+types/browse-page.ts'
import { MyList } from './my-list.tsx'
import { PlayGrid } from './play-grid.tsx'
import { useOpen } from './use-open.ts'

const PER_PAGE = 24
const kinds = ['serie', 'coletanea', 'video'] as const

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const isMine = args.loaderData?.isMine
  return pageMeta(args, {
    title: isMine ? m.play_my_list() : `${m.play_browse()} · ${m.play_title()}`,
    description: m.play_intro(),
    hidden: isMine ?? false,
  })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, igreja, params } = churchPage(context)
  const query = new URL(request.url).searchParams
  const { page } = readListSearch(query)
  const tag = readFilter(query, 'tag', /^.{1,60}$/u)
  const tipo = kinds.find((kind) => kind === readFilter(query, 'tipo'))
  const isMine = readFilter(query, 'lista', /^minha$/) !== undefined
  const [{ tags }, { conteudos, total }] = await Promise.all([
    api(playCalls.listPlanoAssinaturaHome, { params }),
    api(playCalls.listPlanoAssinaturaConteudo, {
      query: { igreja: igreja.id, page, limit: PER_PAGE, ...(tag && { tag }), ...(tipo && { tipo }) },
    }),
  ])
  return { tags: tags.map(({ nome }) => nome), conteudos, total, page, tag, tipo, isMine }
}

/** Everything at Play, by topic and kind; or what the person keeps for later. */
export default function BrowsePage({ loaderData }: Route.ComponentProps) {
  const { tags, conteudos, total, page, tag, tipo, isMine } = loaderData
  const church = useChurch()
  const lang = localeOf(church?.idioma ?? '') ?? FALLBACK_LOCALE
  const isOpen = useOpen()
  if (isMine) return <MyList lang={lang} isOpen={isOpen} />
  const href = (given: { tag?: string | undefined; tipo?: string | undefined; page?: number }) =>
    paths.playBrowse(
      listQuery({ busca: '', page: given.page ?? 1 }, { tag, tipo, ...given, page: undefined }),
    )
  const names = { serie: m.play_all_series(), coletanea: m.play_all_collections(), video: m.play_all_films() }
  return (
    <div className="wrap play-list">
      <h1 lang={tag ? lang : undefined}>{tag ?? m.play_browse()}</h1>
      <ListChips
        label={m.play_tags()}
        options={tags.map((nome) => ({ value: nome, label: nome }))}
        chosen={tag}
        href={(value) => href({ tag: value })}
      />
      <ListChips
        label={m.play_kinds()}
        options={kinds.map((kind) => ({ value: kind, label: names[kind] }))}
        chosen={tipo}
        href={(value) => href({ tipo: value })}
      />
      <p role="status" className="text-ink-muted">
        {total === 0 ? m.play_none() : m.play_found({ count: total })}
      </p>
      <PlayGrid items={conteudos.map((conteudo) => ({ conteudo }))} lang={lang} isOpen={isOpen} />
      {total > PER_PAGE && (
        <ListPager page={page} pages={Math.ceil(total / PER_PAGE)} href={(next) => href({ page: next })} />
      )}
    </div>
  )
}
