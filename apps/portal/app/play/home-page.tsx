import { playCalls, type ConteudoListado, type Prateleira } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { EmptyState } from '@atrio/ui'
import { Clapperboard } from 'lucide-react'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { useSession } from '../lib/session/session.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import { useChurch } from '../shell/church.ts'
import type { Route } from './+types/home-page.ts'
import { MineRails } from './mine-rails.tsx'
import { PlayHero } from './play-hero.tsx'
import { PlayRail } from './play-rail.tsx'
import { useOpen } from './use-open.ts'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args, { title: m.play_title(), description: m.play_intro() })
}

export async function loader({ context }: Route.LoaderArgs) {
  const { api, igreja, params } = churchPage(context)
  const query = { igreja: igreja.id, destaque: 'true', limit: 6 } as const
  const [{ tags }, { conteudos }] = await Promise.all([
    api(playCalls.listPlanoAssinaturaHome, { params }),
    api(playCalls.listPlanoAssinaturaConteudo, { query }),
  ])
  return { tags, highlights: conteudos }
}

/** Play's home: what the church highlights, what the person is in the middle of, and a row for each tag. */
export default function PlayHomePage({ loaderData }: Route.ComponentProps) {
  const church = useChurch()
  const lang = localeOf(church?.idioma ?? '') ?? FALLBACK_LOCALE
  const isOpen = useOpen()
  const { tags, highlights } = useWhole(loaderData)
  const [first, ...others] = highlights
  if (!first && tags.length === 0) return <EmptyPlay />
  return (
    <div className="play-page">
      <div className="wrap play-name">
        <h1 className="sr-only">{m.play_title()}</h1>
      </div>
      {first && <PlayHero conteudo={first} lang={lang} open={isOpen(first)} />}
      <div className="play-rails" data-under={first ? '' : undefined}>
        <MineRails lang={lang} isOpen={isOpen} />
        {others.length > 0 && (
          <PlayRail
            title={m.play_highlights()}
            lang={lang}
            isOpen={isOpen}
            items={others.map((conteudo) => ({ conteudo }))}
          />
        )}
        {tags.map(({ id, nome, conteudos }) => (
          <PlayRail
            key={id}
            title={nome}
            titleLang={lang}
            more={paths.playBrowse({ tag: nome })}
            lang={lang}
            isOpen={isOpen}
            items={conteudos.map((conteudo) => ({ conteudo }))}
          />
        ))}
      </div>
    </div>
  )
}

/** A page is drawn for nobody; who has a plan sees what a church hides from the rest. */
function useWhole(drawn: { tags: Prateleira[]; highlights: ConteudoListado[] }) {
  const church = useChurch()
  const { status } = useSession()
  const isHidden = church !== null && status === 'loggedIn'
  const { data } = useCall(
    playCalls.listPlanoAssinaturaHome,
    isHidden ? { params: { slug: church.slug } } : null,
  )
  return { highlights: drawn.highlights, tags: data?.tags ?? drawn.tags }
}

function EmptyPlay() {
  return (
    <div className="wrap py-16">
      <EmptyState icon={<Clapperboard />} title={m.play_empty_title()} level={1}>
        <p>{m.play_empty()}</p>
      </EmptyState>
    </div>
  )
}
