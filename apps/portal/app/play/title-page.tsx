import { playCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { SkeletonGroup, Skeleton } from '@atrio/ui'
import { data } from 'react-router'
import { pageMeta } from '../lib/seo/seo.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { churchPage, orNull } from '../reader/church-page.ts'
import { readableParts } from '../reader/link-references.server.ts'
import { useChurch } from '../shell/church.ts'
import { LaterErrorPage } from '../shell/errors/later-error-page.tsx'
import type { Route } from './+types/title-page.ts'
import { TitleScreen } from './title-screen.tsx'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const conteudo = args.loaderData?.conteudo
  if (!conteudo) return pageMeta(args, { title: m.play_title(), hidden: true })
  const { titulo, resumo, imagem } = conteudo
  return pageMeta(args, { title: titulo, description: resumo, image: imagem?.url ?? null })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, igreja } = churchPage(context)
  const id = Number(params.id)
  const found = Number.isInteger(id)
    ? await orNull(api(playCalls.getPlanoAssinaturaConteudo, { params: { id } }))
    : null
  // A church may hide what its plans include: whoever has one is shown it in the browser.
  if (!found) return data({ id, conteudo: null, parts: [] }, { status: 404 })
  const { descricao } = found.conteudo
  return data({ id, conteudo: found.conteudo, parts: readableParts(descricao, igreja.idioma) })
}

/** A film, a series or a collection. */
export default function TitlePage({ loaderData: { id, conteudo, parts } }: Route.ComponentProps) {
  const church = useChurch()
  const lang = localeOf(church?.idioma ?? '') ?? FALLBACK_LOCALE
  if (conteudo) return <TitleScreen key={id} conteudo={conteudo} parts={parts} lang={lang} />
  return <HiddenTitle key={id} id={id} lang={lang} />
}

function HiddenTitle({ id, lang }: { id: number; lang: string }) {
  const { status } = useSession()
  const isIn = status === 'loggedIn' && Number.isInteger(id)
  const loaded = useCall(playCalls.getPlanoAssinaturaConteudo, isIn ? { params: { id } } : null)
  if (loaded.data) return <TitleScreen conteudo={loaded.data.conteudo} parts={[]} lang={lang} />
  if (status === 'starting' || (isIn && loaded.state === 'loading')) {
    return (
      <SkeletonGroup label={m.play_loading()} className="wrap py-10">
        <Skeleton shape="box" className="h-80" />
      </SkeletonGroup>
    )
  }
  return <LaterErrorPage error="CONTENT.MESSAGE.ERROR.NOT_FOUND" />
}
