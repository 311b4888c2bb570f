import type { DevocionalListado } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate, localeOf } from '@atrio/rules'
import { Card, Picture } from '@atrio/ui'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'

/** The newest devotional, on the shelf of the church home. */
export function DevotionalBlock({ blocks }: { blocks: { devotionals: DevocionalListado | null } }) {
  return blocks.devotionals && <Devotional devocional={blocks.devotionals} />
}

function Devotional({ devocional }: { devocional: DevocionalListado }) {
  const { id, data, titulo, referencia, resumo, imagem } = devocional
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const lang = localeOf(useChurch()?.idioma ?? '') ?? undefined
  return (
    <Card
      as="li"
      layout="row-on-phone"
      media={
        <Picture
          src={imagem?.url ?? null}
          alt={imagem?.alt ?? ''}
          seed={`devocional ${titulo}`}
          ratio="16/9"
          grows={paths.devotional({ devotionalId: id })}
        />
      }
      eyebrow={
        <>
          {m.devotionals_block()} · {formatCivilDate(data, 'short', locale)}
          {referencia && <span lang={lang}> · {referencia}</span>}
        </>
      }
      link={
        <Link to={paths.devotional({ devotionalId: id })} lang={lang}>
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
