import type { Culto } from '@atrio/contract'
import { addDays, todayIn, weekdayOf } from '@atrio/rules'
import { escape, foldLines } from 'ical-generator'
import { timeZoneIcs } from './time-zone-ics.ts'

export interface ScheduleOf {
  /** Of the church's portal: names the services for all time, whatever they are called. */
  origin: string
  nome: string
  /** IANA name of the zone in which the services are held. */
  timeZone: string
  now: Date
}

/**
 * The weekly services as calendars read them (RFC 5545): one that repeats for each, in the church's zone, so that it stays
 * at its hour when the clocks change; single dates that differ stand beside it. Written by hand, because the library of
 * the events' calendar takes moments alone.
 */
export function scheduleIcs(cultos: readonly Culto[], of: ScheduleOf): string {
  const { nome, timeZone, now } = of
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atrio//Cultos//PT',
    text('NAME', nome),
    text('X-WR-CALNAME', nome),
    `X-WR-TIMEZONE:${timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...timeZoneIcs(timeZone, now),
    ...cultos.flatMap((culto) => cultoIcs(culto, of)),
    'END:VCALENDAR',
  ]
  return foldLines(`${lines.join('\r\n')}\r\n`)
}

function cultoIcs(culto: Culto, { origin, timeZone, now }: ScheduleOf): string[] {
  const today = todayIn(timeZone, now)
  const first = addDays(today, -((weekdayOf(today) - culto.diaSemana + 7) % 7))
  const at = (name: string, data: string, hora: string) =>
    `${name};TZID=${timeZone}:${data.replaceAll('-', '')}T${hora.slice(0, 5).replace(':', '')}00`
  const meeting = (hora: string, data: string, more: string[], note: string | null = null) => [
    'BEGIN:VEVENT',
    `UID:culto-${culto.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    at('DTSTART', data, hora),
    `DURATION:PT${culto.duracaoMinutos}M`,
    ...more,
    text('SUMMARY', culto.nome),
    ...(culto.local ? [text('LOCATION', culto.local)] : []),
    text('DESCRIPTION', [note, culto.descricao, origin].filter(Boolean).join('\n\n')),
    'END:VEVENT',
  ]
  const differ = culto.alteracoes.filter(({ data }) => weekdayOf(data) === culto.diaSemana)
  const cancelled = differ.filter(({ flagCancelado }) => flagCancelado)
  const changed = differ.filter(({ flagCancelado }) => !flagCancelado)
  return [
    ...meeting(culto.hora, first, [
      'RRULE:FREQ=WEEKLY',
      ...cancelled.map(({ data }) => at('EXDATE', data, culto.hora)),
    ]),
    ...changed.flatMap(({ data, hora, observacao }) =>
      meeting(hora ?? culto.hora, data, [at('RECURRENCE-ID', data, culto.hora)], observacao),
    ),
  ]
}

function text(name: string, value: string): string {
  return `${name}:${escape(value, false)}`
}
