import { eventsCalls as calls } from '@atrio/contract'
import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { ChevronRight, QrCode } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { useCan } from '../shell/use-can.ts'

/** What the person goes to next, one touch away from its code; nothing where nothing is to come. */
export function NextTicket({ owner }: { owner: number }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const church = useChurch()
  const hasEvents = useCan()(calls.listEventosUsuario)
  const request = hasEvents ? { params: { id: owner } } : null
  const { data } = useCall(calls.listEventosUsuario, request, { keepOffline: true })
  const [now] = useState(() => new Date())
  const next = data?.eventos.find(({ dataFim }) => new Date(dataFim) > now)
  if (!next || !hasEvents) return null
  return (
    <section
      aria-labelledby="account-ticket"
      className="card relative mb-6 flex flex-row items-center gap-4 p-5"
    >
      <QrCode aria-hidden="true" className="size-10 flex-none text-link" />
      <div className="min-w-0 flex-1">
        <p className="text-sm text-ink-muted">{m.tickets_next_tile()}</p>
        <h2 id="account-ticket" className="text-xl">
          <Link
            to={paths.registrationTickets({ eventId: next.id })}
            className="text-ink no-underline after:absolute after:inset-0"
          >
            {next.nome}
          </Link>
        </h2>
        <p className="text-ink-muted">
          {formatInstant(next.dataInicio, 'dateTime', locale, church?.fusoHorario ?? 'UTC')}
        </p>
      </div>
      <ChevronRight aria-hidden="true" className="size-5 flex-none text-ink-muted" />
    </section>
  )
}
