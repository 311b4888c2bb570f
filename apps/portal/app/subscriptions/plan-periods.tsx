import type { UsuarioPlanoAssinatura } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate } from '@atrio/rules'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useRootData } from '../shell/church.ts'
import { periodoWords } from './plan-words.ts'

/** What was paid, each with its order and receipt. */
export function PlanPeriods({ periodos }: { periodos: UsuarioPlanoAssinatura['periodos'] }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  if (periodos.length === 0) return null
  const day = (isoDate: string) => formatCivilDate(isoDate, 'short', locale)
  return (
    <section aria-labelledby="periods" className="max-w-2xl">
      <h2 id="periods">{m.subs_periods()}</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {periodos.map(({ de, ate, situacao, pedido }) => (
          <li key={de} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
            <span>{m.subs_from_to({ de: day(de), ate: day(ate) })}</span>
            <span className="flex flex-wrap gap-x-4">
              <span className="text-ink-muted">{periodoWords[situacao]()}</span>
              {pedido && (
                <Link
                  to={paths.payment({ paymentCode: pedido })}
                  aria-label={m.subs_receipt_of({ de: day(de) })}
                >
                  {m.subs_receipt()}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
