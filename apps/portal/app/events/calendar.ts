import type { EventoListado } from '@atrio/contract'
import ical, { ICalEventStatus } from 'ical-generator'
import { paths } from '../lib/paths.ts'

export interface CalendarEvento extends Pick<
  EventoListado,
  'id' | 'nome' | 'resumo' | 'dataInicio' | 'dataFim' | 'encontros' | 'local' | 'flagOnline'
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
 * moment everywhere; an event has one UID for ever, so that a change moves it instead of adding another. What meets on
 * several evenings is as many entries: one of five weeks would cover all that people have in between.
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
    for (const [index, { inicio, fim }] of meetingsOf(evento).entries()) {
      feed.createEvent({
        id: `evento-${evento.id}${index === 0 ? '' : `-${index + 1}`}@${new URL(origin).hostname}`,
        start: new Date(inicio),
        end: new Date(fim),
        summary: evento.nome,
        description: [evento.resumo, url].filter(Boolean).join('\n\n'),
        ...(place && !evento.flagOnline ? { location: place } : {}),
        url,
        status: ICalEventStatus.CONFIRMED,
      })
    }
  }
  // The library leaves the last line open; RFC 5545 §3.1 ends each.
  return new Response(`${feed.toString().trimEnd()}\r\n`, {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': 'inline' },
  })
}

/** When people come together: once, or on the evenings of a course. */
function meetingsOf({
  encontros,
  dataInicio,
  dataFim,
}: Pick<CalendarEvento, 'encontros' | 'dataInicio' | 'dataFim'>): CalendarEvento['encontros'] {
  return encontros.length > 0 ? encontros : [{ inicio: dataInicio, fim: dataFim }]
}
