import type { EventoListado } from '@atrio/contract'
import ical, { ICalEventStatus } from 'ical-generator'
import { paths } from '../lib/paths.ts'

export interface CalendarEvento extends Pick<
  EventoListado,
  'id' | 'nome' | 'resumo' | 'dataInicio' | 'dataFim' | 'local' | 'flagOnline'
> {
  endereco?: string | null
}

export interface CalendarOf {
  /** Of the church's portal: names the events for all time, whatever their titles become. */
  origin: string
  nome: string
  /** IANA name: calendars show it beside the feed. */
  timeZone: string
}

/**
 * Events as calendars read them (RFC 5545). Moments are in UTC, which needs no zone to be sent along and is the same
 * moment everywhere; an event has one UID for ever, so that a change moves it instead of adding another.
 */
export function calendar(
  eventos: readonly CalendarEvento[],
  { origin, nome, timeZone }: CalendarOf,
): Response {
  const feed = ical({ name: nome, prodId: { company: 'Atrio', product: 'Eventos' }, ttl: 60 * 60 })
  feed.x('X-WR-TIMEZONE', timeZone)
  for (const evento of eventos) {
    const url = origin + paths.event({ eventId: evento.id })
    const place = [evento.local, evento.endereco].filter(Boolean).join(', ')
    feed.createEvent({
      id: `evento-${evento.id}@${new URL(origin).hostname}`,
      start: new Date(evento.dataInicio),
      end: new Date(evento.dataFim),
      summary: evento.nome,
      description: [evento.resumo, url].filter(Boolean).join('\n\n'),
      ...(place && !evento.flagOnline ? { location: place } : {}),
      url,
      status: ICalEventStatus.CONFIRMED,
    })
  }
  return new Response(feed.toString(), {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': 'inline' },
  })
}
