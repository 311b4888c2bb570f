import { FALLBACK_LOCALE } from '@atrio/rules'
import { buttonClass, EmptyState } from '@atrio/ui'
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import { EventoRow } from './evento-row.tsx'
import { KeptNotice } from './kept-notice.tsx'
import { HydrateFallback } from './registrations-layout.tsx'
import { useEventosDaPessoa, type EventosDaPessoa } from './use-carteira.ts'

export const meta = () => [{ title: m.tickets_title() }, { name: 'robots', content: 'noindex' }]

/** Every event that the person has tickets of, what comes next first. */
export default function RegistrationsPage() {
  const loaded = useEventosDaPessoa()
  const hasEvents = useChurch()?.modulos.includes('MOD_EVENTO') === true
  return (
    <div className="stack gap-6">
      <header>
        <BackLink to={paths.account()}>{m.account_title()}</BackLink>
        <h1>{m.tickets_title()}</h1>
        <p className="mt-2 text-ink-muted">{m.tickets_intro()}</p>
      </header>
      <KeptNotice of={loaded} />
      <LoadedContent
        of={loaded}
        loading={<HydrateFallback />}
        isEmpty={({ eventos }) => eventos.length === 0}
        empty={
          <EmptyState
            icon={<Ticket />}
            title={m.tickets_none_title()}
            action={
              hasEvents && (
                <Link className={buttonClass()} to={paths.events()}>
                  {m.tickets_see_events()}
                </Link>
              )
            }
          >
            <p>{m.tickets_none()}</p>
          </EmptyState>
        }
      >
        {({ eventos }) => <Eventos eventos={eventos} />}
      </LoadedContent>
    </div>
  )
}

function Eventos({ eventos }: EventosDaPessoa) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const [now] = useState(() => new Date())
  const next = eventos.filter(({ dataFim }) => new Date(dataFim) > now)
  const past = eventos.filter(({ dataFim }) => new Date(dataFim) <= now)
  const rows = (list: EventosDaPessoa['eventos']) => (
    <ul className="flex flex-col gap-4">
      {list.map((evento) => (
        <EventoRow key={evento.id} evento={evento} locale={locale} timeZone={timeZone} />
      ))}
    </ul>
  )
  return (
    <>
      {next.length > 0 && (
        <section aria-labelledby="tickets-next">
          <h2 id="tickets-next" className="mb-3 text-xl">
            {m.tickets_next()}
          </h2>
          {rows(next)}
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="tickets-past">
          <h2 id="tickets-past" className="mb-3 text-xl">
            {m.tickets_past()}
          </h2>
          {rows(past)}
        </section>
      )}
    </>
  )
}
