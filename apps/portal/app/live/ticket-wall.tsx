import type { Transmissao } from '@atrio/contract'
import { buttonClass } from '@atrio/ui'
import { Ticket } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'

/** In place of the picture, for who has no ticket where one is needed: why, and the way to one. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function TicketWall({ transmissao: { id, idEvento } }: { transmissao: Transmissao }) {
  const { status } = useSession()
  if (status === 'starting') return null
  return (
    <div className="live-wall">
      <p className="live-countdown-word">
        <Ticket aria-hidden="true" className="me-2 inline size-5" />
        {m.live_exclusive()}
      </p>
      <p>{m.live_exclusive_text()}</p>
      <p className="flex flex-wrap justify-center gap-3">
        {idEvento !== null && (
          <Link className={buttonClass()} to={paths.event({ eventId: idEvento })}>
            {m.live_exclusive_event()}
          </Link>
        )}
        {status !== 'loggedIn' && (
          <Link
            className={buttonClass({ variant: 'outline' })}
            to={paths.access({ redirectTo: paths.live({ transmissao: id }) })}
          >
            {m.live_exclusive_log_in()}
          </Link>
        )}
      </p>
    </div>
  )
}
