import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { Card, Section } from '@atrio/ui'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import type { NoticiaBlock } from './load-block.server.ts'

/** The newest news, on the church home. */
export function NewsBlock({ blocks }: { blocks: { news: NoticiaBlock[] | null } }) {
  return blocks.news && <News noticias={blocks.news} />
}

function News({ noticias }: { noticias: NoticiaBlock[] }) {
  const church = useChurch()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  return (
    <Section title={m.news_block()} action={<Link to={paths.news()}>{m.news_block_all()}</Link>}>
      <ul className="card-grid card-grid-wide">
        {noticias.map(({ id, titulo, resumo, categoria, dataPublicacao }) => (
          <Card
            key={id}
            as="li"
            eyebrow={[formatInstant(dataPublicacao, 'short', locale, church?.fusoHorario ?? 'UTC'), categoria]
              .filter(Boolean)
              .join(' · ')}
            link={<Link to={paths.newsItem({ newsId: id })}>{titulo}</Link>}
          >
            {resumo && <p className="line-clamp-3">{resumo}</p>}
          </Card>
        ))}
      </ul>
    </Section>
  )
}
