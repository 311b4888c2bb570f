import type { Culto } from '@atrio/contract'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { scheduleIcs } from './schedule-ics.ts'
import { timeZoneIcs } from './time-zone-ics.ts'

const now = new Date('2026-11-24T15:00:00Z')
const sunday: Culto = {
  id: 7,
  nome: 'Culto da noite; com ceia, e café',
  descricao: null,
  diaSemana: 0,
  hora: '19:00',
  duracaoMinutos: 90,
  local: 'Templo',
  idioma: null,
  flagCriancas: false,
  flagLibras: false,
  flagAcessivel: false,
  flagOnline: false,
  alteracoes: [
    { data: '2026-11-29', flagCancelado: true, hora: null, observacao: 'Encontro no parque' },
    { data: '2026-12-06', flagCancelado: false, hora: '18:00', observacao: 'Mais cedo' },
  ],
}
const of = { origin: 'https://luz.example.org', nome: 'Igreja Luz', timeZone: 'Europe/Madrid', now }

describe('the calendar of the week', () => {
  const lines = scheduleIcs([sunday], of).split('\r\n')
  const services = scheduleIcs([sunday], of).split('BEGIN:VEVENT').slice(1)

  it('repeats each service at its hour in the church’s zone, from the last one on', () => {
    expect(services).toHaveLength(2)
    expect(services[0]).toContain(
      'DTSTART;TZID=Europe/Madrid:20261122T190000\r\nDURATION:PT90M\r\nRRULE:FREQ=WEEKLY',
    )
    expect(services[0]).toContain('UID:culto-7@luz.example.org')
    expect(services[0]).toContain('DTSTAMP:20261124T150000Z')
    expect(services[0]).toContain('SUMMARY:Culto da noite\\; com ceia\\, e café')
  })

  it('leaves out a date that is cancelled, and moves one that is at another hour', () => {
    expect(services[0]).toContain('EXDATE;TZID=Europe/Madrid:20261129T190000')
    expect(services[1]).toContain('RECURRENCE-ID;TZID=Europe/Madrid:20261206T190000')
    expect(services[1]).toContain('DTSTART;TZID=Europe/Madrid:20261206T180000')
    expect(services[1]).toContain('DESCRIPTION:Mais cedo')
    expect(services[1]).not.toContain('RRULE')
  })

  it('says the same to another library, and ends every line as RFC 5545 §3.1 has it', () => {
    const nome = 'Culto da noite, com ceia '.repeat(6).trim()
    const text = scheduleIcs([{ ...sunday, nome }], of)
    const [weekly] = new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent')
    expect(new ICAL.Event(weekly).summary).toBe(nome)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('keeps to the lines of the format', () => {
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  })
})

describe('a zone', () => {
  it('without summer time has its one offset', () => {
    expect(timeZoneIcs('America/Sao_Paulo', now)).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:America/Sao_Paulo',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0300',
      'TZOFFSETTO:-0300',
      'END:STANDARD',
      'END:VTIMEZONE',
    ])
  })

  it('with summer time says when the clocks change, as they show it before', () => {
    const lines = timeZoneIcs('Europe/Madrid', now)
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART:19700101T000000',
      'DTSTART:20270328T020000',
      'DTSTART:20271031T030000',
      'DTSTART:20280326T020000',
      'DTSTART:20281029T030000',
      'DTSTART:20290325T020000',
      'DTSTART:20291028T030000',
    ])
    expect(lines.slice(7, 12)).toEqual([
      'BEGIN:DAYLIGHT',
      'DTSTART:20270328T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
    ])
  })

  it('is read in the southern half and beside half hours too', () => {
    expect(timeZoneIcs('America/Santiago', now).slice(2, 6)).toEqual([
      'BEGIN:DAYLIGHT',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0300',
      'TZOFFSETTO:-0300',
    ])
    expect(timeZoneIcs('Asia/Kolkata', now)).toContain('TZOFFSETTO:+0530')
  })
})
