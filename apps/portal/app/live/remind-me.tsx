import type { TransmissaoListada } from '@atrio/contract'
import { buttonClass } from '@atrio/ui'
import { CalendarPlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'

const ReminderButton = lazy(() => import('./reminder-button.tsx'))

/** How somebody does not miss what is to come: told by the church, or by their own calendar. */
export function RemindMe({ transmissao: { id, titulo } }: { transmissao: TransmissaoListada }) {
  const { status } = useSession()
  // As wide as what comes.
  const waiting = (
    <span className={buttonClass({ variant: 'primary', className: 'invisible' })}>
      <CalendarPlus />
      {m.live_remind()}
    </span>
  )
  return (
    <div className="flex flex-wrap gap-3">
      {status === 'loggedIn' && (
        <Suspense fallback={waiting}>
          <ReminderButton id={id} titulo={titulo} />
        </Suspense>
      )}
      <a className={buttonClass({ variant: 'outline' })} href={paths.liveCalendar({ transmissao: id })}>
        <CalendarPlus aria-hidden="true" />
        {m.live_remind_calendar()}
      </a>
    </div>
  )
}
