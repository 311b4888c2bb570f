import { Button, Menu, menuItemProps } from '@atrio/ui'
import { CalendarDays, CalendarPlus } from 'lucide-react'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import type { EventoMoments } from './evento-when.ts'

export type AddToCalendarProps = {
  evento: EventoMoments & {
    encontros: readonly unknown[]
    id: number
    nome: string
    endereco: string | null
    local: string | null
  }
  /** Of the event's page. */
  url: string
}

/** One event into the reader's calendar: by the file that phones open, or on the sites of Google and Outlook. */
export function AddToCalendar({ evento, url }: AddToCalendarProps) {
  const { google, outlook } = calendarLinks(evento, url)
  return (
    <Menu
      align="start"
      trigger={(props) => (
        <Button {...props} variant="outline" icon={<CalendarPlus aria-hidden="true" />}>
          {m.events_add_calendar()}
        </Button>
      )}
    >
      <a {...menuItemProps} href={paths.eventCalendar({ eventId: evento.id })}>
        <CalendarDays aria-hidden="true" />
        {m.events_calendar_device()}
      </a>
      {/* An address of theirs holds one entry, and a course has many. */}
      {evento.encontros.length === 0 && (
        <>
          <a {...menuItemProps} href={google} target="_blank" rel="noopener noreferrer">
            <CalendarDays aria-hidden="true" />
            Google
          </a>
          <a {...menuItemProps} href={outlook} target="_blank" rel="noopener noreferrer">
            <CalendarDays aria-hidden="true" />
            Outlook
          </a>
        </>
      )}
    </Menu>
  )
}

function calendarLinks(evento: AddToCalendarProps['evento'], url: string) {
  const { nome, dataInicio, dataFim, local, endereco } = evento
  const location = [local, endereco].filter(Boolean).join(', ')
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: nome,
    dates: `${compact(dataInicio)}/${compact(dataFim)}`,
    details: url,
    location,
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: nome,
    startdt: dataInicio,
    enddt: dataFim,
    body: url,
    location,
  })
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  }
}

/** `20261206T223000Z` */
function compact(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')
}
