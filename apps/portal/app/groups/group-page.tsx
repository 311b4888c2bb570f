import { groupsCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf, truncateDescription } from '@atrio/rules'
import { data } from 'react-router'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import { churchPage, orNull } from '../reader/church-page.ts'
import { readableParts } from '../reader/link-references.server.ts'
import { useRootData } from '../shell/church.ts'
import type { Route } from './+types/group-page.ts'
import { Group } from './group.tsx'
import { HiddenGroup } from './hidden-group.tsx'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { read, convite } = args.loaderData ?? {}
  const noindex = { name: 'robots', content: 'noindex' }
  if (!read) return [{ title: m.groups_title() }, noindex]
  const { celula, descricao } = read
  const found = pageMeta(args, {
    title: celula.nome,
    description: descricao,
    image: celula.imagem?.url ?? null,
  })
  // One that is not listed is for whoever was given its address.
  return convite ? [...found, noindex] : found
}

/** What is not here for everybody may be here for its people: the browser asks as who reads. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, igreja, params: church } = churchPage(context)
  const convite = new URL(request.url).searchParams.get('convite') || undefined
  const answer = await orNull(
    api(groupsCalls.getCelula, {
      params: { ...church, id: params.celulaId },
      query: convite ? { convite } : {},
    }),
  )
  const about = { id: Number(params.celulaId), convite: convite ?? null, idioma: igreja.idioma }
  if (!answer) return data({ ...about, read: null }, { status: 404 })
  const { descricao, partes: _partes, ...celula } = answer.celula
  return data({
    ...about,
    read: {
      celula,
      parts: readableParts(descricao, igreja.idioma),
      descricao: celula.resumo ?? truncateDescription(descricao ?? ''),
    },
  })
}

/** One group. */
export default function GroupPage({ loaderData: { id, convite, idioma, read } }: Route.ComponentProps) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const lang = localeOf(idioma) ?? FALLBACK_LOCALE
  if (!read) return <HiddenGroup key={id} id={id} locale={locale} lang={lang} />
  return <Group {...read} convite={convite} locale={locale} lang={lang} />
}
