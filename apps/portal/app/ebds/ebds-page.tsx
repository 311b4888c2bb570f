import { ebdsCalls } from '@atrio/contract'
import { ListChecks, UserRound } from 'lucide-react'
import { pageMeta } from '../lib/seo/seo.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import { ListChips } from '../reader/list-chips.tsx'
import { ListScreen } from '../reader/list-screen.tsx'
import { apiQuery, listQuery, readFilter, readListSearch } from '../reader/list-url.ts'
import { ReadingCard } from '../reader/reading-card.tsx'
import type { Route } from './+types/ebds-page.ts'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args, { title: m.ebds_title(), description: m.ebds_intro() })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, params } = churchPage(context)
  const query = new URL(request.url).searchParams
  const search = readListSearch(query)
  const classe = readFilter(query, 'classe')
  const list = await api(ebdsCalls.listEbds, {
    params,
    query: { ...apiQuery(search), ...(classe ? { classe } : {}) },
  })
  return { ...list, search, classe }
}

export default function EbdsPage({ loaderData }: Route.ComponentProps) {
  const { ebds, total, classes, search, classe } = loaderData
  return (
    <ListScreen
      title={m.ebds_title()}
      intro={m.ebds_intro()}
      searchLabel={m.ebds_search()}
      empty={m.ebds_empty()}
      search={search}
      filters={{ classe }}
      total={total}
      href={paths.ebds}
      chips={
        <ListChips
          label={m.ebds_classes()}
          options={classes.map((value) => ({ value, label: value }))}
          chosen={classe}
          href={(value) => paths.ebds(listQuery({ ...search, page: 1 }, { classe: value }))}
        />
      }
    >
      {ebds.map(({ slug, titulo, classe, professor, quantidadeLicoes, resumo, imagem }) => (
        <ReadingCard
          key={slug}
          to={paths.ebd({ ebdSlug: slug })}
          titulo={titulo}
          resumo={resumo}
          imagem={imagem}
          seed={`ebd ${titulo}`}
          eyebrow={classe}
          facts={[
            {
              key: 'licoes',
              icon: <ListChecks aria-hidden="true" />,
              text: m.ebds_lessons({ count: quantidadeLicoes }),
            },
            ...(professor
              ? [{ key: 'professor', icon: <UserRound aria-hidden="true" />, text: professor }]
              : []),
          ]}
        />
      ))}
    </ListScreen>
  )
}
