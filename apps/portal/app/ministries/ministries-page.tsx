import { ministriesCalls } from '@atrio/contract'
import { CalendarClock } from 'lucide-react'
import { pageMeta } from '../lib/seo/seo.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import { ListScreen } from '../reader/list-screen.tsx'
import { apiQuery, readListSearch } from '../reader/list-url.ts'
import { ReadingCard } from '../reader/reading-card.tsx'
import type { Route } from './+types/ministries-page.ts'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args, { title: m.ministries_title(), description: m.ministries_intro() })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, params } = churchPage(context)
  const search = readListSearch(new URL(request.url).searchParams)
  const list = await api(ministriesCalls.listMinisterios, { params, query: apiQuery(search) })
  return { ...list, search }
}

export default function MinistriesPage({ loaderData }: Route.ComponentProps) {
  const { ministerios, total, search } = loaderData
  return (
    <ListScreen
      title={m.ministries_title()}
      intro={m.ministries_intro()}
      searchLabel={m.ministries_search()}
      empty={m.ministries_empty()}
      search={search}
      total={total}
      href={paths.ministries}
    >
      {ministerios.map(({ id, nome, resumo, quando, imagem }) => (
        <ReadingCard
          key={id}
          to={paths.ministry({ ministryId: id })}
          titulo={nome}
          resumo={resumo}
          imagem={imagem}
          seed={`ministerio ${nome}`}
          facts={quando ? [{ key: 'quando', icon: <CalendarClock aria-hidden="true" />, text: quando }] : []}
        />
      ))}
    </ListScreen>
  )
}
