import type { CallResult, churchCalls } from '@atrio/contract'
import { MapPin } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import { addressLines } from '../shell/address.ts'
import { directionsLinks } from './directions.ts'

type Congregacao = CallResult<typeof churchCalls.listCongregacoes>['congregacoes'][number]

/** The places where parts of the church meet. */
export function Congregations({
  congregacoes,
  pais,
  lang,
}: {
  congregacoes: readonly Congregacao[]
  pais: string
  /** In which the church writes. */
  lang: string
}) {
  if (congregacoes.length === 0) return null
  return (
    <section aria-labelledby="congregations">
      <h2 id="congregations" className="mb-5">
        {m.about_congregations()}
      </h2>
      <ul className="card-grid">
        {congregacoes.map((congregacao) => (
          <Congregation key={congregacao.id} congregacao={congregacao} pais={pais} lang={lang} />
        ))}
      </ul>
    </section>
  )
}

function Congregation({ congregacao, pais, lang }: { congregacao: Congregacao; pais: string; lang: string }) {
  const { nome, horarios } = congregacao
  const place = { estado: null, complemento: null, cep: null, ...congregacao, pais }
  const [route] = directionsLinks(place)
  return (
    <li className="ruled flex gap-3">
      <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-link" strokeWidth={1.75} />
      <div className="min-w-0">
        <h3>{nome}</h3>
        <address className="mt-1 text-sm text-ink-muted not-italic">
          {addressLines(place).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        {horarios && (
          <p className="mt-2 text-sm wrap-break-word whitespace-pre-line" lang={lang}>
            {horarios}
          </p>
        )}
        {route && (
          <a className="link mt-2 inline-block text-sm" href={route.href} target="_blank" rel="noreferrer">
            {m.about_getting_there()}
            <span className="sr-only">: {nome}</span>
          </a>
        )}
      </div>
    </li>
  )
}
