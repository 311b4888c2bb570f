import type { TransmissaoListada } from '@atrio/contract'
import { capitalized, estadoTransmissao, formatInstant, type Locale } from '@atrio/rules'
import { buttonClass } from '@atrio/ui'
import { Radio } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { LiveTag } from '../shell/on-air/live-tag.tsx'

export type EventoOnAirProps = {
  transmissoes: readonly TransmissaoListada[]
  now: Date
  timeZone: string
  locale: Locale
}

/** When an event is broadcast, and the way there; one that was recorded can be watched again. */
export function EventoOnAir({ transmissoes, now, timeZone, locale }: EventoOnAirProps) {
  const shown = transmissoes
    .map((one) => ({ ...one, estado: estadoTransmissao(one, now) }))
    .filter(({ estado }) => estado !== 'encerrada' && estado !== 'cancelada')
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="event-on-air">
      <h2 id="event-on-air">{m.events_on_air()}</h2>
      {shown.some(({ flagExclusiva }) => flagExclusiva) && (
        <p className="mt-2 text-ink-muted">{m.events_on_air_exclusive()}</p>
      )}
      <ul className="mt-3 flex flex-col gap-3">
        {shown.map(({ id, inicio, estado }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {(estado === 'ao_vivo' || estado === 'sala_aberta') && <LiveTag estado={estado} />}
            <time dateTime={inicio}>
              {m.live_when({
                day: capitalized(formatInstant(inicio, 'weekday', locale, timeZone), locale),
                time: formatInstant(inicio, 'time', locale, timeZone),
              })}
            </time>
            <Link
              to={paths.live({ transmissao: id })}
              className={buttonClass({ variant: estado === 'ao_vivo' ? 'primary' : 'outline' })}
            >
              <Radio aria-hidden="true" />
              {estado === 'replay' ? m.events_on_air_again() : m.events_on_air_watch()}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
