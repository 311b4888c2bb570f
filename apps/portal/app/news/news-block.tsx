import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { ShelfCard } from '../reader/shelf-card.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import type { NoticiaBlock } from './load-block.server.ts'

/** The newest news, on the shelf of the church home. */
export function NewsBlock({ data: noticia }: { data: NoticiaBlock }) {
  const { id, titulo, resumo, imagem, dataPublicacao } = noticia
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  return (
    <ShelfCard
      to={paths.newsItem({ newsId: id })}
      titulo={titulo}
      resumo={resumo}
      imagem={imagem}
      seed={`noticia ${titulo}`}
      eyebrow={`${m.news_block()} · ${formatInstant(dataPublicacao, 'short', locale, timeZone)}`}
    />
  )
}
