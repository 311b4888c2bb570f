import type { Carteirinha } from '@atrio/contract'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { allFacts, type Words } from './card-facts.ts'

/** The card in letters of any size: those on the picture of it do not grow. */
export function CardFacts({ card, words }: { card: Carteirinha; words: Words }) {
  const [before, after] = m.card_facts_fix({ link: MARK }).split(MARK)
  return (
    <section aria-labelledby="card-facts" className="ruled">
      <h2 id="card-facts" className="text-xl">
        {m.card_facts()}
      </h2>
      <dl className="card-facts mt-4">
        {allFacts(card, words).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="font-medium break-words text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm text-ink-muted">
        {before}
        <Link to={paths.data()}>{m.account_data()}</Link>
        {after}
      </p>
    </section>
  )
}

/** Stands where the link goes; no language writes it. */
const MARK = '\u0000'
