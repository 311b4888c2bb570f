import { publicationsCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate, truncateDescription } from '@atrio/rules'
import { buttonClass } from '@atrio/ui'
import { Download } from 'lucide-react'
import { safeHref } from '../lib/security/outside-url.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { articleMeta } from '../reader/article-meta.ts'
import { churchPage, orNotFound } from '../reader/church-page.ts'
import { readableParts } from '../reader/link-references.server.ts'
import { Neighbours } from '../reader/neighbours.tsx'
import { Reader } from '../reader/reader.tsx'
import { RichText } from '../reader/rich-text.tsx'
import { useRootData } from '../shell/church.ts'
import type { Route } from './+types/publication-page.ts'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  if (!args.loaderData) return []
  const { publicacao, descricao } = args.loaderData
  return articleMeta(args, {
    ...publicacao,
    type: 'Article',
    resumo: descricao,
    data: publicacao.dataPublicacao,
  })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, igreja, params: church } = churchPage(context)
  const { publicacao } = await orNotFound(
    api(publicationsCalls.getPublicacao, {
      params: { ...church, publicacaoSlug: params.publicationSlug },
    }),
  )
  const { conteudo, ...rest } = publicacao
  return {
    publicacao: rest,
    parts: readableParts(conteudo, igreja.idioma),
    descricao: rest.resumo ?? truncateDescription(conteudo),
  }
}

export default function PublicationPage({ loaderData }: Route.ComponentProps) {
  const { publicacao, parts } = loaderData
  const { titulo, tipo, dataPublicacao, autor, minutos, imagem, anterior, proximo } = publicacao
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const file = safeHref(publicacao.arquivo)
  return (
    <Reader
      back={{ to: paths.publications({ tipo: tipo.slug }), label: m.publications_title() }}
      kicker={tipo.nome}
      title={titulo}
      facts={[autor, formatCivilDate(dataPublicacao, 'long', locale)]}
      minutos={minutos}
      picture={{ imagem, seed: `publicacao ${titulo}` }}
      after={
        <>
          {file && (
            <a className={buttonClass({ variant: 'outline', className: 'self-start' })} href={file} download>
              <Download aria-hidden="true" />
              {m.publications_download()}
            </a>
          )}
          <Neighbours previous={toNeighbour(anterior)} next={toNeighbour(proximo)} />
        </>
      }
    >
      <RichText parts={parts} />
    </Reader>
  )
}

function toNeighbour(publicacao: { slug: string; titulo: string } | null) {
  return (
    publicacao && {
      to: paths.publication({ publicationSlug: publicacao.slug }),
      titulo: publicacao.titulo,
    }
  )
}
