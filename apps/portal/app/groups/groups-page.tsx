import { groupsCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { buttonClass, EmptyState } from '@atrio/ui'
import { UsersRound } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import { ListScreen } from '../reader/list-screen.tsx'
import { apiQuery, listQuery, readListSearch } from '../reader/list-url.ts'
import { useRootData } from '../shell/church.ts'
import type { Route } from './+types/groups-page.ts'
import { CelulaCard } from './celula-card.tsx'
import { GroupChips, GroupFields, readGroupFilters } from './group-filters.tsx'
import { MyGroups } from './my-groups.tsx'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args, { title: m.groups_title(), description: m.groups_intro() })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, params, igreja } = churchPage(context)
  const query = new URL(request.url).searchParams
  const search = readListSearch(query)
  const filters = readGroupFilters(query)
  const list = await api(groupsCalls.listCelulas, { params, query: { ...apiQuery(search), ...filters } })
  return { ...list, search, filters, idioma: igreja.idioma }
}

/** Small groups: who looks for one finds it by day, by place, by who it is for. */
export default function GroupsPage({ loaderData }: Route.ComponentProps) {
  const { celulas, total, search, filters, idioma } = loaderData
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const lang = localeOf(idioma) ?? FALLBACK_LOCALE
  return (
    <div className="flex flex-col gap-10">
      <ListScreen
        title={m.groups_title()}
        intro={m.groups_intro()}
        searchLabel={m.groups_search()}
        empty={m.groups_empty()}
        none={<NoGroups />}
        search={search}
        filters={{ ...filters }}
        total={total}
        href={paths.groups}
        fields={<GroupFields filters={filters} locale={locale} />}
        chips={
          <GroupChips
            filters={filters}
            href={(next) => paths.groups(listQuery({ ...search, page: 1 }, { ...next }))}
          />
        }
        aside={<MyGroups locale={locale} lang={lang} />}
      >
        {celulas.map((celula) => (
          <CelulaCard key={celula.id} celula={celula} locale={locale} lang={lang} />
        ))}
      </ListScreen>
    </div>
  )
}

/** No dead end: everything, or somebody to ask. */
function NoGroups() {
  return (
    <EmptyState
      icon={<UsersRound />}
      title={m.groups_none_title()}
      action={
        <span className="flex flex-wrap gap-3">
          <Link className={buttonClass({})} to={paths.groups()} replace>
            {m.groups_none_widen()}
          </Link>
          <Link className={buttonClass({ variant: 'outline' })} to={paths.aboutLocation()}>
            {m.groups_none_help()}
          </Link>
        </span>
      }
    >
      <p>{m.groups_none_detail()}</p>
    </EmptyState>
  )
}
