import type { Evento } from '@atrio/contract'
import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { buttonClass, Tag } from '@atrio/ui'
import { CalendarDays, MapPin, Navigation, Wifi } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import { ShareButton } from '../reader/share-button.tsx'
import { useInBrowser } from '../reader/use-in-browser.ts'
import { useChurch, useRootData } from '../shell/church.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { buttonWords } from './button-words.ts'
import { eventoWhen, momentText } from './evento-when.ts'
import type { EventoAtNow } from './use-evento-now.ts'

export type EventoHeaderProps = { evento: Evento; at: EventoAtNow; lang: string; url: string }

/** What an event is, when and where. */
export function EventoHeader({ evento, at, lang, url }: EventoHeaderProps) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const { nome, categoria, resumo, local, endereco, flagOnline, dataInicio } = evento
  const year = formatInstant(dataInicio, 'long', locale, timeZone)
  const ownZone = useInBrowser(() => Intl.DateTimeFormat().resolvedOptions().timeZone, '')
  const own = ownZone ? momentText(dataInicio, locale, ownZone) : ''
  const { chip } = buttonWords(at.button, locale, timeZone)
  return (
    <header className="flex flex-col gap-5">
      <div>
        <p className="eyebrow">{categoria}</p>
        <h1 lang={lang}>{nome}</h1>
        {chip && (
          <p className="mt-3">
            <Tag tone={chip.tone}>{chip.text}</Tag>
          </p>
        )}
      </div>
      {resumo && (
        <p lang={lang} className="text-lg text-ink-muted">
          {resumo}
        </p>
      )}
      <ul className="event-facts">
        <li>
          <CalendarDays aria-hidden="true" />
          <div>
            <p className="font-semibold">{eventoWhen(evento, locale, timeZone)}</p>
            <p className="text-sm text-ink-muted">
              {year}
              {own && own !== momentText(dataInicio, locale, timeZone)
                ? ` · ${m.events_own_zone({ time: own })}`
                : ''}
            </p>
          </div>
        </li>
        <li>
          {flagOnline ? <Wifi aria-hidden="true" /> : <MapPin aria-hidden="true" />}
          <div>
            <p className="font-semibold" lang={lang}>
              {flagOnline ? m.events_online() : (local ?? m.events_place_unknown())}
            </p>
            {endereco && (
              <address className="text-sm text-ink-muted not-italic" lang={lang}>
                {endereco}
              </address>
            )}
          </div>
        </li>
      </ul>
      <div className="flex flex-wrap gap-3">
        {endereco && (
          <a
            className={buttonClass({ variant: 'outline' })}
            href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(
              [local, endereco].filter(Boolean).join(', '),
            )}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Navigation aria-hidden="true" />
            {m.events_directions()}
          </a>
        )}
        <AddToCalendar evento={evento} url={url} />
        <ShareButton title={nome} url={url} look="outline" />
      </div>
    </header>
  )
}
