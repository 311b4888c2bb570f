import { FALLBACK_LOCALE, formatInstant, localeOf } from '@atrio/rules'
import { Card, Picture } from '@atrio/ui'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import type { NoticiaBlock } from './load-block.server.ts'

/** The newest news, on the shelf of the church home. */
export function NewsBlock({ blocks }: { blocks: { news: NoticiaBlock | null } }) {
  return blocks.news && <News noticia={blocks.news} />
}

function News({ noticia }: { noticia: NoticiaBlock }) {
  const { id, titulo, resumo, imagem, dataPublicacao } = noticia
  const church = useChurch()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const lang = localeOf(church?.idioma ?? '') ?? undefined
  return (
    <Card
      as="li"
      layout="row-on-phone"
      media={
        <Picture
          src={imagem?.url ?? null}
          alt={imagem?.alt ?? ''}
          seed={`noticia ${titulo}`}
          ratio="16/9"
          grows={paths.newsItem({ newsId: id })}
        />
      }
      eyebrow={`${m.news_block()} · ${formatInstant(dataPublicacao, 'short', locale, church?.fusoHorario ?? 'UTC')}`}
      link={
        <Link to={paths.newsItem({ newsId: id })} lang={lang}>
          {titulo}
        </Link>
      }
    >
      {resumo && (
        <p className="line-clamp-2 max-md:hidden" lang={lang}>
          {resumo}
        </p>
      )}
    </Card>
  )
}
