import '../reader/reader.css'
import { ministriesCalls } from '@atrio/contract'
import { localeOf, truncateDescription } from '@atrio/rules'
import { Picture } from '@atrio/ui'
import { CalendarClock } from 'lucide-react'
import { pageMeta } from '../lib/seo/seo.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { churchPage, orNotFound } from '../reader/church-page.ts'
import { readableParts } from '../reader/link-references.server.ts'
import { RichText } from '../reader/rich-text.tsx'
import { useChurch } from '../shell/church.ts'
import type { Route } from './+types/ministry-page.ts'
import { HowToHelp } from './how-to-help.tsx'
import { LeaderContact } from './leader-contact.tsx'
import { ProjectCard } from './project-card.tsx'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  if (!args.loaderData) return []
  const { ministerio, descricao } = args.loaderData
  return pageMeta(args, {
    title: ministerio.nome,
    description: descricao,
    image: ministerio.imagem?.url ?? null,
  })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, igreja, params: church } = churchPage(context)
  const { ministerio } = await orNotFound(
    api(ministriesCalls.getMinisterio, { params: { ...church, id: params.ministryId } }),
  )
  const { conteudo, ...rest } = ministerio
  return {
    ministerio: rest,
    parts: readableParts(conteudo, igreja.idioma),
    descricao: rest.resumo ?? truncateDescription(conteudo ?? ''),
  }
}

export default function MinistryPage({ loaderData }: Route.ComponentProps) {
  const { ministerio, parts } = loaderData
  const { id, nome, resumo, quando, comoAjudar, imagem, projetos } = ministerio
  const lang = localeOf(useChurch()?.idioma ?? '') ?? undefined
  return (
    <div className="flex flex-col gap-10 md:gap-12">
      <header>
        <BackLink to={paths.ministries()}>{m.ministries_title()}</BackLink>
        <h1 lang={lang}>{nome}</h1>
        {resumo && (
          <p className="mt-4 max-w-[46rem] font-read text-xl leading-relaxed" lang={lang}>
            {resumo}
          </p>
        )}
        {quando && (
          <p className="mt-4 flex items-center gap-2 text-ink-muted" lang={lang}>
            <CalendarClock aria-hidden="true" className="size-5 shrink-0" />
            {quando}
          </p>
        )}
      </header>
      <Picture
        src={imagem?.url ?? null}
        alt={imagem?.alt ?? ''}
        seed={`ministerio ${nome}`}
        ratio="21/9"
        priority
        className="rounded-lg"
      />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <div lang={lang}>
          <RichText parts={parts} />
        </div>
        <aside className="flex flex-col gap-6">
          <HowToHelp text={comoAjudar} />
          <LeaderContact contato={ministerio} subject={nome} />
        </aside>
      </div>
      {projetos.length > 0 && (
        <section aria-labelledby="projects">
          <h2 id="projects" className="mb-5">
            {m.ministries_projects()}
          </h2>
          <ul className="card-grid card-grid-wide">
            {projetos.map((projeto) => (
              <ProjectCard key={projeto.id} ministryId={id} projeto={projeto} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
