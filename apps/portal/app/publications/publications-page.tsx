import { publicationsCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate } from '@atrio/rules'
import { buttonClass } from '@atrio/ui'
import { Link } from 'react-router'
import { pageMeta } from '../lib/seo/seo.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import { ListChips } from '../reader/list-chips.tsx'
import { ListScreen } from '../reader/list-screen.tsx'
import { apiQuery, listQuery, readFilter, readListSearch } from '../reader/list-url.ts'
import { ReadingCard } from '../reader/reading-card.tsx'
import { useRootData } from '../shell/church.ts'
import type { Route } from './+types/publications-page.ts'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args, { title: m.publications_title(), description: m.publications_intro() })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, params } = churchPage(context)
  const query = new URL(request.url).searchParams
  const search = readListSearch(query)
  const tipo = readFilter(query, 'tipo')
  const [{ publicacaoTipos }, list] = await Promise.all([
    api(publicationsCalls.listPublicacaoTipos, { params }),
    api(publicationsCalls.listPublicacoes, {
      params,
      query: { ...apiQuery(search), ...(tipo ? { tipo } : {}) },
    }),
  ])
  return { ...list, publicacaoTipos, search, tipo }
}

export default function PublicationsPage({ loaderData }: Route.ComponentProps) {
  const { publicacoes, total, publicacaoTipos, search, tipo } = loaderData
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  return (
    <ListScreen
      title={m.publications_title()}
      intro={m.publications_intro()}
      searchLabel={m.publications_search()}
      empty={m.publications_empty()}
      search={search}
      filters={{ tipo }}
      total={total}
      href={paths.publications}
      aside={
        <Link className={buttonClass({ variant: 'outline' })} to={paths.publicationTypes()}>
          {m.publications_types()}
        </Link>
      }
      chips={
        <ListChips
          label={m.publications_types()}
          options={publicacaoTipos.map(({ slug, nome }) => ({ value: slug, label: nome }))}
          chosen={tipo}
          href={(value) => paths.publications(listQuery({ ...search, page: 1 }, { tipo: value }))}
        />
      }
    >
      {publicacoes.map(({ slug, titulo, tipo, dataPublicacao, resumo, imagem, minutos }) => (
        <ReadingCard
          key={slug}
          to={paths.publication({ publicationSlug: slug })}
          titulo={titulo}
          resumo={resumo}
          imagem={imagem}
          minutos={minutos}
          seed={`publicacao ${titulo}`}
          eyebrow={`${tipo.nome} · ${formatCivilDate(dataPublicacao, 'short', locale)}`}
        />
      ))}
    </ListScreen>
  )
}
