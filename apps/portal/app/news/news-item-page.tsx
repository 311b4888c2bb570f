import { newsCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, formatInstant, truncateDescription } from '@atrio/rules'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { articleMeta } from '../reader/article-meta.ts'
import { churchPage, orNotFound } from '../reader/church-page.ts'
import { readableParts } from '../reader/link-references.server.ts'
import { Neighbours } from '../reader/neighbours.tsx'
import { Reader } from '../reader/reader.tsx'
import { RichText } from '../reader/rich-text.tsx'
import { useRootData } from '../shell/church.ts'
import type { Route } from './+types/news-item-page.ts'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  if (!args.loaderData) return []
  const { noticia, descricao } = args.loaderData
  return articleMeta(args, {
    ...noticia,
    type: 'NewsArticle',
    resumo: descricao,
    data: noticia.dataPublicacao,
  })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, igreja, params: church } = churchPage(context)
  const { noticia } = await orNotFound(
    api(newsCalls.getNoticia, { params: { ...church, id: params.newsId } }),
  )
  const { conteudo, ...rest } = noticia
  return {
    noticia: rest,
    parts: readableParts(conteudo, igreja.idioma),
    descricao: rest.resumo ?? truncateDescription(conteudo),
    fusoHorario: igreja.fusoHorario,
  }
}

export default function NewsItemPage({ loaderData }: Route.ComponentProps) {
  const { noticia, parts, fusoHorario } = loaderData
  const { titulo, categoria, dataPublicacao, autor, minutos, imagem, anterior, proximo } = noticia
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  return (
    <Reader
      back={{ to: paths.news(), label: m.news_title() }}
      kicker={categoria}
      title={titulo}
      facts={[formatInstant(dataPublicacao, 'long', locale, fusoHorario), autor]}
      minutos={minutos}
      picture={{ imagem, seed: `noticia ${titulo}` }}
      after={
        <Neighbours
          previous={anterior && { to: paths.newsItem({ newsId: anterior.id }), titulo: anterior.titulo }}
          next={proximo && { to: paths.newsItem({ newsId: proximo.id }), titulo: proximo.titulo }}
        />
      }
    >
      <RichText parts={parts} />
    </Reader>
  )
}
