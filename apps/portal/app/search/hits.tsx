import type { Achado } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate, localeOf } from '@atrio/rules'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { useRootData } from '../shell/church.ts'
import { MarkedText } from './marked-text.tsx'
import { kindNames } from '../slice-words.ts'
import { achadoHref } from './achado-href.ts'

export type HitsProps = { achados: readonly Achado[]; total: number; idioma: string }

/** What was found, the best first, each with the place that speaks of it. */
export function Hits({ achados, total, idioma }: HitsProps) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const lang = localeOf(idioma) ?? locale
  return (
    <section aria-labelledby="hits">
      <h2 id="hits" className="text-xl">
        {m.search_count({ count: total })}
      </h2>
      <ol className="mt-2 flex flex-col divide-y divide-line">
        {achados.map((achado) => (
          <li key={`${achado.tipo} ${achado.pai} ${achado.chave}`} className="search-hit py-4">
            <p className="text-sm text-ink-muted">
              {[kindNames[achado.tipo](), achado.data && formatCivilDate(achado.data, 'short', locale)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <h3 className="mt-1 text-lg" lang={lang}>
              <Link to={achadoHref(achado)}>
                <MarkedText {...achado.titulo} />
              </Link>
            </h3>
            {achado.trecho && (
              <p className="mt-1 text-ink-muted" lang={lang}>
                <MarkedText {...achado.trecho} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
