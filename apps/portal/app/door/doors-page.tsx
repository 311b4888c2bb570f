import { eventsCalls as calls, type EventoListado } from '@atrio/contract'
import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { EmptyState } from '@atrio/ui'
import { ChevronRight, DoorOpen } from 'lucide-react'
import { Link } from 'react-router'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { paths } from '../lib/paths.ts'
import { RetryBanner } from '../lib/messages/retry-banner.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { CardDesk } from './card-desk.tsx'
import { HydrateFallback } from './door-layout.tsx'

export const meta = () => [{ title: m.door_title() }, { name: 'robots', content: 'noindex' }]

/** The events whose tickets can be checked. One that has begun stays until it is over. */
export default function DoorsPage() {
  const church = useChurch()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = church?.fusoHorario ?? 'UTC'
  const slug = church?.slug ?? ''
  const loaded = useCall(
    calls.listEventos,
    { params: { slug }, query: { limit: 100 } },
    { keepOffline: true },
  )
  return (
    <div className="stack gap-6">
      <header>
        <h1>{m.door_title()}</h1>
        <p className="mt-2 text-ink-muted">{m.door_intro()}</p>
      </header>
      {loaded.state === 'failed' && loaded.data && (
        <RetryBanner tone="info" title={m.door_offline()} retry={loaded.again} />
      )}
      <LoadedContent
        of={loaded}
        loading={<HydrateFallback />}
        isEmpty={({ eventos }) => eventos.length === 0}
        empty={
          <EmptyState icon={<DoorOpen />} title={m.door_none_title()}>
            <p>{m.door_none()}</p>
          </EmptyState>
        }
      >
        {({ eventos }) => (
          <ul className="flex flex-col gap-3">
            {eventos.map((evento: EventoListado) => (
              <li key={evento.id} className="card relative flex flex-row items-center gap-3 p-4">
                <div className="min-w-0 flex-1">
                  <h2 className="font-ui text-lg font-semibold tracking-normal">
                    <Link
                      to={paths.door({ eventId: evento.id })}
                      className="text-ink no-underline after:absolute after:inset-0"
                    >
                      {evento.nome}
                    </Link>
                  </h2>
                  <p className="text-sm text-ink-muted">
                    {formatInstant(evento.dataInicio, 'dateTime', locale, timeZone)}
                  </p>
                </div>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
              </li>
            ))}
          </ul>
        )}
      </LoadedContent>
      <CardDesk />
    </div>
  )
}
