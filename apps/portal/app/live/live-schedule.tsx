import type { TransmissaoListada } from '@atrio/contract'
import { capitalized, estadoTransmissao, formatInstant, type Locale } from '@atrio/rules'
import { buttonClass } from '@atrio/ui'
import { CalendarPlus } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { LiveTag } from '../shell/on-air/live-tag.tsx'

export type LiveScheduleProps = {
  transmissoes: readonly TransmissaoListada[]
  /** The one that the page shows. */
  shown: number | null
  now: Date
  timeZone: string
  locale: Locale
}

/** What is broadcast in the coming two weeks. */
export function LiveSchedule({ transmissoes, shown, now, timeZone, locale }: LiveScheduleProps) {
  const coming = transmissoes
    .map((one) => ({ ...one, estado: estadoTransmissao(one, now) }))
    .filter(({ estado, inicio }) => isListed(estado, inicio, now))
  return (
    <section aria-labelledby="live-schedule" className="ruled">
      <h2 id="live-schedule" className="text-xl">
        {m.live_schedule()}
      </h2>
      {coming.length === 0 ? (
        <p className="mt-3 text-ink-muted">{m.live_schedule_none()}</p>
      ) : (
        <ul className="live-schedule">
          {coming.map(({ id, titulo, inicio, estado }) => (
            <li key={id}>
              <time dateTime={inicio} className="live-schedule-when">
                <span>{capitalized(formatInstant(inicio, 'weekday', locale, timeZone), locale)}</span>
                <span className="text-ink-muted">{formatInstant(inicio, 'time', locale, timeZone)}</span>
              </time>
              <span className="live-schedule-name">
                {estado === 'ao_vivo' || estado === 'sala_aberta' ? (
                  id === shown ? (
                    titulo
                  ) : (
                    <Link to={paths.live({ transmissao: id })}>{titulo}</Link>
                  )
                ) : (
                  titulo
                )}
              </span>
              {estado !== 'agendada' && <LiveTag estado={estado} />}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4">
        <a
          href={paths.scheduleCalendar()}
          className={buttonClass({ variant: 'quiet', className: '-ms-4.5' })}
        >
          <CalendarPlus aria-hidden="true" />
          {m.live_calendar()}
        </a>
      </p>
    </section>
  )
}

function isListed(estado: string, inicio: string, now: Date): boolean {
  if (estado === 'cancelada') return Date.parse(inicio) > now.getTime()
  return estado === 'agendada' || estado === 'sala_aberta' || estado === 'ao_vivo'
}
