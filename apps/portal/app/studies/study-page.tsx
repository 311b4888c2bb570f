import { studiesCalls } from '@atrio/contract'
import { truncateDescription } from '@atrio/rules'
import { m } from '../paraglide/messages.js'
import { articleMeta } from '../reader/article-meta.ts'
import { churchPage, orNotFound } from '../reader/church-page.ts'
import { readableParts } from '../reader/link-references.server.ts'
import type { Route } from './+types/study-page.ts'
import { GatedStudy } from './gated-study.tsx'
import { Study } from './study.tsx'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { loaderData } = args
  if (!loaderData?.read) return [{ title: m.studies_title() }, { name: 'robots', content: 'noindex' }]
  const { estudo, descricao } = loaderData.read
  return articleMeta(args, { ...estudo, data: estudo.dataPublicacao, type: 'Article', resumo: descricao })
}

/** The church says who reads: where everybody does the server renders it, else the browser asks for its reader. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, igreja, params: church } = churchPage(context)
  const { data } = await api(studiesCalls.getConfiguracaoEstudo, { params: church })
  if (!data.flagConteudoPublico) return { id: Number(params.studiesId), read: null }
  const { estudo } = await orNotFound(
    api(studiesCalls.getEstudo, { params: { ...church, id: params.studiesId } }),
  )
  const { conteudo, partes: _partes, ...rest } = estudo
  return {
    id: rest.id,
    read: {
      estudo: rest,
      parts: readableParts(conteudo, igreja.idioma),
      descricao: rest.resumo ?? truncateDescription(conteudo),
    },
  }
}

export default function StudyPage({ loaderData: { id, read } }: Route.ComponentProps) {
  return read ? <Study estudo={read.estudo} parts={read.parts} /> : <GatedStudy id={id} />
}
