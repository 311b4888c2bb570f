import { studiesCalls } from '@atrio/contract'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import { ListScreen } from '../reader/list-screen.tsx'
import { apiQuery, readListSearch } from '../reader/list-url.ts'
import { ReadingCard } from '../reader/reading-card.tsx'
import type { Route } from './+types/studies-page.ts'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args, { title: m.studies_title(), description: m.studies_intro() })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, params } = churchPage(context)
  const search = readListSearch(new URL(request.url).searchParams)
  const list = await api(studiesCalls.listEstudos, { params, query: apiQuery(search) })
  return { ...list, search }
}

export default function StudiesPage({ loaderData }: Route.ComponentProps) {
  const { estudos, total, search } = loaderData
  return (
    <ListScreen
      title={m.studies_title()}
      intro={m.studies_intro()}
      searchLabel={m.studies_search()}
      empty={m.studies_empty()}
      search={search}
      total={total}
      href={paths.studies}
    >
      {estudos.map(({ id, titulo, resumo, imagem, serie, referencia, minutos }) => (
        <ReadingCard
          key={id}
          to={paths.study({ studiesId: id })}
          titulo={titulo}
          resumo={resumo}
          imagem={imagem}
          seed={`estudo ${titulo}`}
          eyebrow={[serie, referencia].filter(Boolean).join(' · ') || undefined}
          minutos={minutos}
        />
      ))}
    </ListScreen>
  )
}
