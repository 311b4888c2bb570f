import { formatInstant, type Locale } from '@atrio/rules'
import { Tag } from '@atrio/ui'
import { ChevronRight, MapPin, Video } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { momentText } from './evento-when.ts'
import type { EventosDaPessoa } from './use-carteira.ts'

type EventoRowProps = {
  evento: EventosDaPessoa['eventos'][number]
  locale: Locale
  timeZone: string
}

/** An event of the person's: when and where it is, and what is to be done about its tickets. */
export function EventoRow({ evento, locale, timeZone }: EventoRowProps) {
  const { id, nome, local, flagOnline, qtdeInscricoes, qtdePendentes } = evento
  const [now] = useState(() => new Date())
  const over = new Date(evento.dataFim) <= now
  return (
    <li className="card relative flex flex-row items-center gap-4 p-4 hover:border-line-strong">
      <span aria-hidden="true" className="ticket-day">
        <span className="ticket-day-number">{dayOf(evento.dataInicio, timeZone)}</span>
        <span>{monthOf(evento.dataInicio, locale, timeZone)}</span>
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-ui text-lg font-semibold tracking-normal">
          <Link
            to={paths.registrationTickets({ eventId: id })}
            className="text-ink no-underline after:absolute after:inset-0"
          >
            {nome}
          </Link>
        </h3>
        <p className="text-sm text-ink-muted">{momentText(evento.dataInicio, locale, timeZone)}</p>
        {(local || flagOnline) && (
          <p className="flex items-center gap-1.5 text-sm text-ink-muted">
            {flagOnline ? (
              <Video aria-hidden="true" className="size-4" />
            ) : (
              <MapPin aria-hidden="true" className="size-4" />
            )}
            {local ?? m.tickets_online()}
          </p>
        )}
        <p className="mt-2 flex flex-wrap gap-2">
          <Tag>{m.tickets_count({ count: qtdeInscricoes })}</Tag>
          {qtdePendentes > 0 && <Tag tone="warn">{m.tickets_pending_count({ count: qtdePendentes })}</Tag>}
          {!over && qtdePendentes < qtdeInscricoes && <Tag tone="ok">{m.tickets_ready()}</Tag>}
        </p>
      </div>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
    </li>
  )
}

function dayOf(instant: string, timeZone: string): string {
  return /\d+/.exec(formatInstant(instant, 'weekday', 'en', timeZone))?.[0] ?? ''
}

function monthOf(instant: string, locale: Locale, timeZone: string): string {
  const words = formatInstant(instant, 'weekday', locale, timeZone).split(/[\s,]+/)
  return (words.slice(1).find((word) => /^\p{L}{3,}/u.test(word)) ?? '').replace('.', '')
}
