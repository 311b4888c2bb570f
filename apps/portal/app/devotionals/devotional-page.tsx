import { devotionalsCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate, truncateDescription } from '@atrio/rules'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { articleMeta } from '../reader/article-meta.ts'
import { churchPage, orNotFound } from '../reader/church-page.ts'
import { readableParts } from '../reader/link-references.server.ts'
import { Neighbours } from '../reader/neighbours.tsx'
import { Reader } from '../reader/reader.tsx'
import { RichText } from '../reader/rich-text.tsx'
import { Verse } from '../reader/verse.tsx'
import { useRootData } from '../shell/church.ts'
import type { Route } from './+types/devotional-page.ts'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  if (!args.loaderData) return []
  const { devocional, descricao } = args.loaderData
  return articleMeta(args, { ...devocional, type: 'Article', resumo: descricao })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, igreja, params: church } = churchPage(context)
  const { devocional } = await orNotFound(
    api(devotionalsCalls.getDevocional, { params: { ...church, id: params.devotionalId } }),
  )
  const { conteudo, ...rest } = devocional
  return {
    devocional: rest,
    parts: readableParts(conteudo, igreja.idioma),
    descricao: rest.resumo ?? truncateDescription(conteudo),
  }
}

export default function DevotionalPage({ loaderData }: Route.ComponentProps) {
  const { devocional, parts } = loaderData
  const { titulo, data, autor, referencia, versiculo, oracao, minutos, anterior, proximo } = devocional
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  return (
    <Reader
      back={{ to: paths.devotionals(), label: m.devotionals_title() }}
      kicker={referencia}
      title={titulo}
      facts={[formatCivilDate(data, 'long', locale), autor]}
      minutos={minutos}
      picture={{ imagem: devocional.imagem, seed: `devocional ${titulo}` }}
      after={
        <Neighbours
          previous={
            anterior && { to: paths.devotional({ devotionalId: anterior.id }), titulo: anterior.titulo }
          }
          next={proximo && { to: paths.devotional({ devotionalId: proximo.id }), titulo: proximo.titulo }}
        />
      }
    >
      {versiculo && <Verse texto={versiculo} referencia={referencia} />}
      <RichText parts={parts} />
      {oracao && (
        <section className="reader-aside">
          <h2>{m.devotionals_prayer()}</h2>
          <p>{oracao}</p>
        </section>
      )}
    </Reader>
  )
}
