import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'

const circles = () => [
  [m.privacy_who_you(), m.privacy_who_you_detail()] as const,
  [m.privacy_who_team(), m.privacy_who_team_detail()] as const,
  [m.privacy_who_money(), m.privacy_who_money_detail()] as const,
  [m.privacy_who_group(), m.privacy_who_group_detail()] as const,
]

/** From the smallest circle to the widest. */
export function WhoSees() {
  return (
    <section aria-labelledby="privacy-who" className="ruled">
      <h2 id="privacy-who" className="text-xl">
        {m.privacy_who_title()}
      </h2>
      <dl className="mt-3 divide-y divide-line">
        {circles().map(([who, what]) => (
          <div key={who} className="grid gap-x-6 py-2.5 sm:grid-cols-[12rem_1fr]">
            <dt className="font-medium">{who}</dt>
            <dd className="min-w-0 text-ink-muted">{what}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        <Link to={paths.privacy()}>{m.privacy_policy()}</Link>
      </p>
    </section>
  )
}
