import ical, { ICalEventStatus } from 'ical-generator'
import type { MailFile } from '../../adapters/mail/mailer.ts'

export interface CalendarEvento {
  id: number
  nome: string
  /** None for an event online. */
  onde: string
  encontros: readonly { inicio: Date; fim: Date }[]
}

/**
 * The event for a calendar, an entry for each evening of a course. Its UIDs are those of the portal's own file
 * (`/event/<id>/calendar.ics`), so that who opens both has it once.
 */
export function calendarFile(
  { id, nome, onde, encontros }: CalendarEvento,
  { origin, igreja, file }: { origin: string; igreja: string; file: string },
): MailFile {
  const url = `${origin}/event/${id}`
  const calendar = ical({ name: igreja, prodId: { company: 'Atrio', product: 'Eventos' } })
  for (const [index, { inicio, fim }] of encontros.entries()) {
    calendar.createEvent({
      id: `evento-${id}${index === 0 ? '' : `-${index + 1}`}@${new URL(origin).hostname}`,
      start: inicio,
      end: fim,
      summary: nome,
      description: url,
      ...(onde === '' ? {} : { location: onde }),
      url,
      status: ICalEventStatus.CONFIRMED,
    })
  }
  // The library leaves the last line open; RFC 5545 §3.1 ends each.
  const text = `${calendar.toString().trimEnd()}\r\n`
  return { nome: `${file}.ics`, tipo: 'text/calendar', conteudo: Buffer.from(text), cid: null }
}
