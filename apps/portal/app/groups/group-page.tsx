import '../reader/reader.css'
import { groupsCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf, truncateDescription } from '@atrio/rules'
import { Picture } from '@atrio/ui'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { churchPage, orNotFound } from '../reader/church-page.ts'
import { readableParts } from '../reader/link-references.server.ts'
import { RichText } from '../reader/rich-text.tsx'
import { useRootData } from '../shell/church.ts'
import type { Route } from './+types/group-page.ts'
import { forText } from './celula-words.ts'
import { GroupFacts } from './group-facts.tsx'
import { YourPart } from './your-part.tsx'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  if (!args.loaderData) return []
  const { celula, descricao, convite } = args.loaderData
  const found = pageMeta(args, {
    title: celula.nome,
    description: descricao,
    image: celula.imagem?.url ?? null,
  })
  // One that is not listed is for whoever was given its address.
  return convite ? [...found, { name: 'robots', content: 'noindex' }] : found
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, igreja, params: church } = churchPage(context)
  const convite = new URL(request.url).searchParams.get('convite') || undefined
  const { celula } = await orNotFound(
    api(groupsCalls.getCelula, {
      params: { ...church, id: params.celulaId },
      query: convite ? { convite } : {},
    }),
  )
  return {
    celula,
    convite: convite ?? null,
    parts: readableParts(celula.descricao, igreja.idioma),
    descricao: celula.resumo ?? truncateDescription(celula.descricao ?? ''),
    idioma: igreja.idioma,
  }
}

/** One group: what it is like, when and roughly where, and how to be part of it. */
export default function GroupPage({ loaderData }: Route.ComponentProps) {
  const { celula, convite, parts, idioma } = loaderData
  const { nome, resumo, imagem, publico } = celula
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const lang = localeOf(idioma) ?? FALLBACK_LOCALE
  return (
    <div className="flex flex-col gap-8">
      <header>
        <BackLink to={paths.groups()}>{m.groups_title()}</BackLink>
        <p className="mb-2 font-semibold text-link">{forText[publico]()}</p>
        <h1 lang={lang}>{nome}</h1>
        {resumo && (
          <p className="mt-4 max-w-[46rem] font-read text-xl leading-relaxed" lang={lang}>
            {resumo}
          </p>
        )}
      </header>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <div className="flex flex-col gap-8">
          <Picture
            src={imagem?.url ?? null}
            alt={imagem?.alt ?? ''}
            seed={`grupo ${nome}`}
            ratio="16/9"
            priority
            grows={paths.group({ celulaId: celula.id })}
            className="rounded-lg"
          />
          <div lang={lang}>
            <RichText parts={parts} />
          </div>
        </div>
        <aside className="flex flex-col gap-8">
          <GroupFacts celula={celula} locale={locale} />
          <YourPart key={celula.id} celula={celula} convite={convite} locale={locale} />
        </aside>
      </div>
    </div>
  )
}
