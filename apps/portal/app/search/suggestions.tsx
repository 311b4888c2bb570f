import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import type { SearchFound } from './search-found.ts'

/** What lies beside the church's own content: a place in the Bible, reading plans, verses with the words. */
export function Suggestions({ q, found }: { q: string; found: SearchFound }) {
  const { referencia, versiculos, planos, idiomaBiblia } = found
  const lang = idiomaBiblia?.replace('_', '-')
  if (!referencia && versiculos.length + planos.length === 0) return null
  return (
    <div className="flex flex-col gap-5 rounded-lg bg-sunken p-5">
      {referencia && (
        <section aria-labelledby="reference">
          <h2 id="reference" className="text-lg">
            <Link to={paths.bible({ busca: referencia.codigo })}>{referencia.lugar}</Link>
          </h2>
          {referencia.texto && (
            <p className="mt-1 font-read" lang={lang}>
              {referencia.texto}
            </p>
          )}
        </section>
      )}
      {planos.length > 0 && (
        <section aria-labelledby="plans">
          <h2 id="plans" className="text-lg">
            {m.plans_title()}
          </h2>
          <ul className="mt-1">
            {planos.map(({ uuid, nome }) => (
              <li key={uuid}>
                <Link className="footer-link" to={paths.readingPlan({ planUUID: uuid })}>
                  {nome}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {versiculos.length > 0 && (
        <section aria-labelledby="verses">
          <h2 id="verses" className="text-lg">
            {m.search_verses()}
          </h2>
          <ul className="mt-1 flex flex-col gap-2">
            {versiculos.map(({ lugar, codigo, texto }) => (
              <li key={codigo}>
                <Link className="font-semibold" to={paths.bible({ busca: codigo })}>
                  {lugar}
                </Link>{' '}
                <span className="text-ink-muted" lang={lang}>
                  {texto}
                </span>
              </li>
            ))}
          </ul>
          <Link className="mt-2 inline-block" to={paths.bible({ busca: q })}>
            {m.search_more_verses()}
          </Link>
        </section>
      )}
    </div>
  )
}
