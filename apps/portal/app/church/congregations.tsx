import type { CallResult, churchCalls } from '@atrio/contract'
import { MapPin } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import { addressLines } from '../shell/address.ts'

type Congregacao = CallResult<typeof churchCalls.listCongregacoes>['congregacoes'][number]

/** The places where parts of the church meet. */
export function Congregations({
  congregacoes,
  pais,
}: {
  congregacoes: readonly Congregacao[]
  pais: string
}) {
  if (congregacoes.length === 0) return null
  return (
    <section aria-labelledby="congregations">
      <h2 id="congregations" className="mb-5">
        {m.about_congregations()}
      </h2>
      <ul className="card-grid">
        {congregacoes.map((congregacao) => (
          <li key={congregacao.id} className="ruled flex gap-3">
            <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-link" strokeWidth={1.75} />
            <div className="min-w-0">
              <h3>{congregacao.nome}</h3>
              <address className="mt-1 text-sm text-ink-muted not-italic">
                {addressLines({ estado: null, complemento: null, cep: null, ...congregacao, pais }).map(
                  (line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ),
                )}
              </address>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
