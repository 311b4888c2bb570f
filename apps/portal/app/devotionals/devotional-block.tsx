import type { DevocionalListado } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate, localeOf } from '@atrio/rules'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { ShelfCard } from '../reader/shelf-card.tsx'
import { useChurch, useRootData } from '../shell/church.ts'

/** The newest devotional, on the shelf of the church home. */
export function DevotionalBlock({ data: devocional }: { data: DevocionalListado }) {
  const { id, data, titulo, referencia, resumo, imagem } = devocional
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const lang = localeOf(useChurch()?.idioma ?? '') ?? undefined
  return (
    <ShelfCard
      to={paths.devotional({ devotionalId: id })}
      titulo={titulo}
      resumo={resumo}
      imagem={imagem}
      seed={`devocional ${titulo}`}
      eyebrow={
        <>
          {m.devotionals_block()} · {formatCivilDate(data, 'short', locale)}
          {referencia && <span lang={lang}> · {referencia}</span>}
        </>
      }
    />
  )
}
