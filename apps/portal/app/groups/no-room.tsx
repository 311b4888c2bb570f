import type { CelulaListada } from '@atrio/contract'
import { buttonClass } from '@atrio/ui'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'

/** Why nobody can ask now, and where one can. */
export function NoRoom({ situacao }: Pick<CelulaListada, 'situacao'>) {
  const isFull = situacao === 'lotada'
  return (
    <section className="ruled" aria-labelledby="no-room">
      <h2 id="no-room" className="font-ui text-lg">
        {isFull ? m.groups_full_title() : m.groups_closed_title()}
      </h2>
      <p className="mt-2 text-ink-muted">{isFull ? m.groups_full_detail() : m.groups_closed_detail()}</p>
      <p className="mt-4">
        <Link
          className={buttonClass({ variant: 'outline', block: true })}
          to={paths.groups({ vagas: 'true' })}
        >
          {m.groups_with_room()}
        </Link>
      </p>
    </section>
  )
}
