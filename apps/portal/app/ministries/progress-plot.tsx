import type { Andamento } from '@atrio/contract'
import { FALLBACK_LOCALE, formatMoney, type Locale } from '@atrio/rules'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { progressPercent } from './progress-share.ts'

/** How far a need is met: a bar, and the same in words. */
export function ProgressPlot({ andamento }: { andamento: Andamento }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const moeda = useChurch()?.moeda ?? 'BRL'
  const percent = progressPercent(andamento)
  const { alcancado, meta, unidade } = andamento
  // A unit is said once: "38 of 100 boxes".
  const words = m.ministries_progress({
    percent,
    reached:
      unidade !== null ? numberFormats[locale].format(alcancado) : formatMoney(alcancado, moeda, locale),
    goal:
      unidade !== null
        ? `${numberFormats[locale].format(meta)} ${unidade}`
        : formatMoney(meta, moeda, locale),
  })
  return (
    <figure>
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
        className="block h-2.5 w-full overflow-hidden rounded-full"
      >
        <rect width="100" height="6" fill="var(--color-tint)" />
        <rect width={percent} height="6" fill="var(--color-action)" />
        {percent > 0 && percent < 100 && (
          <rect x={percent} width="0.6" height="6" fill="var(--color-action-line)" />
        )}
      </svg>
      <figcaption aria-hidden="true" className="mt-2 text-sm text-ink-muted">
        {words}
      </figcaption>
    </figure>
  )
}

const numberFormats: Record<Locale, Intl.NumberFormat> = {
  'pt-BR': new Intl.NumberFormat('pt-BR'),
  en: new Intl.NumberFormat('en'),
  es: new Intl.NumberFormat('es'),
}
