import { praiseCalls, type LouvorListado } from '@atrio/contract'
import { Card, type CardFact } from '@atrio/ui'
import { Music } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import { ListChips } from '../reader/list-chips.tsx'
import { ListScreen } from '../reader/list-screen.tsx'
import { apiQuery, listQuery, readFilter, readListSearch } from '../reader/list-url.ts'
import type { Route } from './+types/songs-page.ts'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args, { title: m.praise_list_title(), description: m.praise_list_intro() })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, params } = churchPage(context)
  const query = new URL(request.url).searchParams
  const search = readListSearch(query)
  const tema = readFilter(query, 'tema')
  const answer = await api(praiseCalls.listLouvores, {
    params,
    query: { ...apiQuery(search), ...(tema ? { tema } : {}) },
  })
  return { ...answer, search, tema }
}

export default function SongsPage({ loaderData }: Route.ComponentProps) {
  const { louvores, total, temas, search, tema } = loaderData
  return (
    <ListScreen
      title={m.praise_list_title()}
      intro={m.praise_list_intro()}
      searchLabel={m.praise_search_label()}
      empty={m.praise_empty()}
      search={search}
      filters={{ tema }}
      total={total}
      href={paths.songs}
      chips={
        <ListChips
          label={m.praise_theme_label()}
          options={temas.map((value) => ({ value, label: value }))}
          chosen={tema}
          href={(value) => paths.songs(listQuery({ ...search, page: 1 }, { tema: value }))}
        />
      }
    >
      {louvores.map((louvor) => (
        <SongCard key={louvor.id} louvor={louvor} />
      ))}
    </ListScreen>
  )
}

function SongCard({ louvor }: { louvor: LouvorListado }) {
  const { id, titulo, subtitulo, autor } = louvor
  return (
    <Card
      as="li"
      level={2}
      link={<Link to={paths.song({ praiseId: id })}>{titulo}</Link>}
      facts={facts(louvor)}
    >
      {subtitulo && <p>{subtitulo}</p>}
      {autor && <p className="text-sm">{autor}</p>}
    </Card>
  )
}

function facts({ codigo, tom, tema }: LouvorListado): CardFact[] {
  const about = [codigo && m.praise_number({ codigo }), tom && m.praise_key_of({ tom }), tema].filter(Boolean)
  return about.length === 0
    ? []
    : [{ key: 'about', icon: <Music aria-hidden="true" />, text: about.join(' · ') }]
}
