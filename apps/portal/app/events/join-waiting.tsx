import { buttonClass } from '@atrio/ui'
import { Link, useParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'

/** From a ticket that is sold out into its waiting list. */
export function JoinWaiting({ idIngresso }: { idIngresso: number }) {
  const eventId = Number(useParams().eventId)
  return (
    <p className="mt-3">
      <Link
        className={buttonClass({ variant: 'outline', block: true })}
        to={paths.eventWaiting({ eventId }, { ingresso: idIngresso })}
      >
        {m.events_wait_join()}
      </Link>
    </p>
  )
}
