import '../reader/reader.css'
import { ministriesCalls } from '@atrio/contract'
import { truncateDescription } from '@atrio/rules'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { articleMeta } from '../reader/article-meta.ts'
import { churchPage, orNotFound } from '../reader/church-page.ts'
import { readableParts } from '../reader/link-references.server.ts'
import { Reader } from '../reader/reader.tsx'
import { RichText } from '../reader/rich-text.tsx'
import type { Route } from './+types/project-page.ts'
import { HowToHelp } from './how-to-help.tsx'
import { LeaderContact } from './leader-contact.tsx'
import { ProgressPlot } from './progress-plot.tsx'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  if (!args.loaderData) return []
  const { projeto, descricao } = args.loaderData
  return articleMeta(args, {
    type: 'Article',
    titulo: projeto.nome,
    resumo: descricao,
    autor: null,
    imagem: projeto.imagem,
    data: null,
  })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, igreja, params: church } = churchPage(context)
  const { projeto } = await orNotFound(
    api(ministriesCalls.getProjeto, {
      params: { ...church, id: params.ministryId, idProjeto: params.projectId },
    }),
  )
  const { conteudo, ...rest } = projeto
  return {
    projeto: rest,
    parts: readableParts(conteudo, igreja.idioma),
    descricao: rest.resumo ?? truncateDescription(conteudo),
  }
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { projeto, parts } = loaderData
  const { nome, necessidade, andamento, comoAjudar, imagem, minutos, ministerio } = projeto
  return (
    <Reader
      back={{ to: paths.ministry({ ministryId: ministerio.id }), label: ministerio.nome }}
      kicker={m.ministries_project()}
      title={nome}
      facts={[]}
      minutos={minutos}
      picture={{ imagem, seed: `projeto ${nome}` }}
      after={
        <div className="grid gap-5 md:grid-cols-2">
          <HowToHelp text={comoAjudar} />
          <LeaderContact contato={ministerio} subject={nome} />
        </div>
      }
    >
      {(necessidade || andamento) && (
        <section className="reader-aside">
          <h2>{m.ministries_need()}</h2>
          {necessidade && <p>{necessidade}</p>}
          {andamento && (
            <div className="mt-4">
              <ProgressPlot andamento={andamento} />
            </div>
          )}
        </section>
      )}
      <RichText parts={parts} />
    </Reader>
  )
}
