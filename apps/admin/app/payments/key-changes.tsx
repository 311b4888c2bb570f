import type { PagamentoEquipe } from '@atrio/contract'
import { formatMoment } from '../lib/church-time.ts'
import { m } from '../paraglide/messages.js'

/** Who changed the Pix key and when, from the trail that nobody can change. */
export function KeyChanges({ trocas }: { trocas: PagamentoEquipe['trocas'] }) {
  if (trocas.length === 0) return null
  return (
    <section aria-labelledby="key-changes" className="grid grid-cols-1 gap-2">
      <h2 id="key-changes" className="text-lg">
        {m.pay_changes()}
      </h2>
      <p className="text-ink-muted text-sm">{m.pay_changes_lead()}</p>
      <ul className="ruled">
        {trocas.map(({ dataCadastro, quem, de, para }) => (
          <li key={dataCadastro} className="grid grid-cols-1 py-2">
            <span className="wrap-break-word">
              {m.pay_change({ de: de ?? m.pay_no_key(), para: para ?? m.pay_no_key() })}
            </span>
            <span className="text-ink-muted text-sm wrap-break-word">
              {m.pay_change_who({ quem: quem ?? m.somebody(), moment: formatMoment(dataCadastro) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
