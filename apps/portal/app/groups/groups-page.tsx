import { groupsCalls, type CallResult } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { buttonClass, Skeleton, SkeletonGroup } from '@atrio/ui'
import { Compass, List, Map as MapIcon } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { pageContext } from '../lib/page-context.ts'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import { ListScreen } from '../reader/list-screen.tsx'
import { apiQuery, listQuery, readListSearch } from '../reader/list-url.ts'
import { useInBrowser } from '../reader/use-in-browser.ts'
import { useRootData } from '../shell/church.ts'
import type { Route } from './+types/groups-page.ts'
import { CelulaCard } from './celula-card.tsx'
import { readGroupFilters, toFiltros, type GroupFilters } from './filters.ts'
import { GroupChips, GroupFields } from './group-filters.tsx'
import { NearYou } from './near-you.tsx'
import { NoGroups } from './no-groups.tsx'
import { useMarkedCard } from './use-marked-card.ts'

const GroupsMap = lazy(() => import('./groups-map.tsx'))
// For who is logged in, whom the server never knows.
const MyGroups = lazy(() => import('./my-groups.tsx'))

type Folgas = CallResult<typeof groupsCalls.listCelulaFolgas>['folgas']
const none: Folgas = []

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args, { title: m.groups_title(), description: m.groups_intro() })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, params, igreja } = churchPage(context)
  const { mapTiles = null } = context.get(pageContext).settings
  const query = new URL(request.url).searchParams
  const search = readListSearch(query)
  const filters = readGroupFilters(query)
  const choices = await api(groupsCalls.listCelulaLugares, { params })
  const filtros = {
    ...toFiltros(filters, choices.lugares),
    ...(search.busca ? { busca: search.busca } : {}),
  }
  const list = await api(groupsCalls.listCelulas, { params, query: { ...filtros, ...apiQuery(search) } })
  const { folgas } =
    list.total === 0 && Object.keys(filtros).length > 0
      ? await api(groupsCalls.listCelulaFolgas, { params, query: filtros })
      : { folgas: none }
  return { ...list, search, filters, filtros, choices, folgas, mapTiles, idioma: igreja.idioma }
}

/** Small groups: who looks for one finds it by day, by place, by who it is for; in a list, and on a map beside it. */
export default function GroupsPage({ loaderData }: Route.ComponentProps) {
  const { celulas, total, search, filters, filtros, choices, folgas, idioma } = loaderData
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const lang = localeOf(idioma) ?? FALLBACK_LOCALE
  const [params] = useSearchParams()
  const { user } = useSession()
  const alive = useInBrowser(() => true, false)
  const mapOpen = alive && params.get('mapa') === '1'
  const mapa = mapOpen ? { mapa: '1' } : {}
  const [chosen, setChosen] = useState<number | null>(null)
  const page = useRef<HTMLDivElement>(null)
  const marked = useMarkedCard(page, { listens: mapOpen, chosen })
  const href = (next: GroupFilters, busca = search.busca) =>
    paths.groups(listQuery({ busca, page: 1 }, { ...next, ...mapa }))
  const procura = { ...filtros, ...(filters.perto ? { lugar: filters.perto } : {}) }
  return (
    <div ref={page} className="flex flex-col gap-10">
      <ListScreen
        title={m.groups_title()}
        intro={m.groups_intro()}
        searchLabel={m.groups_search()}
        empty={m.groups_empty()}
        none={
          <NoGroups
            folgas={folgas}
            busca={search.busca}
            filters={filters}
            procura={procura}
            href={href}
            locale={locale}
          />
        }
        search={search}
        filters={{ ...filters, ...mapa }}
        total={total}
        href={paths.groups}
        fields={<GroupFields filters={filters} choices={choices} mapOpen={mapOpen} locale={locale} />}
        chips={
          <>
            <GroupChips filters={filters} idiomas={choices.idiomas} locale={locale} href={href} />
            <div className="flex flex-wrap items-start justify-between gap-4">
              <NearYou filters={filters} href={href} />
              <div className="flex flex-wrap gap-3">
                <Link className={buttonClass({ variant: 'outline' })} to={paths.chooseGroup()}>
                  <Compass aria-hidden="true" />
                  {m.groups_choose()}
                </Link>
                {choices.lugares.length > 0 && (
                  <Link
                    className={buttonClass({ variant: 'outline' })}
                    to={paths.groups(listQuery(search, { ...filters, ...(mapOpen ? {} : { mapa: '1' }) }))}
                    replace
                    preventScrollReset
                    aria-expanded={alive ? mapOpen : undefined}
                    role={alive ? 'button' : undefined}
                  >
                    {mapOpen ? <List aria-hidden="true" /> : <MapIcon aria-hidden="true" />}
                    {mapOpen ? m.groups_map_close() : m.groups_map_open()}
                  </Link>
                )}
              </div>
            </div>
          </>
        }
        aside={
          user && (
            <Suspense>
              <MyGroups locale={locale} lang={lang} />
            </Suspense>
          )
        }
        beside={
          mapOpen && (
            <Suspense fallback={<MapPlace />}>
              <GroupsMap
                filtros={filtros}
                lugares={choices.lugares}
                tiles={loaderData.mapTiles}
                marked={marked}
                chosen={chosen}
                onChoose={setChosen}
                locale={locale}
                lang={lang}
              />
            </Suspense>
          )
        }
      >
        {celulas.map((celula) => (
          <CelulaCard
            key={celula.id}
            celula={celula}
            locale={locale}
            lang={lang}
            onMap={mapOpen && { isChosen: chosen === celula.id }}
          />
        ))}
      </ListScreen>
    </div>
  )
}

function MapPlace() {
  return (
    <SkeletonGroup label={m.groups_map_loading()}>
      <Skeleton shape="box" className="h-[min(70vh,36rem)]" />
    </SkeletonGroup>
  )
}
