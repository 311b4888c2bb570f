import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { calendar, type CalendarEvento } from './calendar.ts'

const of = { origin: 'https://luz.example.org', nome: 'Igreja Luz', timeZone: 'Europe/Madrid' }
const course: CalendarEvento = {
  id: 7,
  nome: 'Ler Marcos; em três noites, com calma e com tempo para perguntas e café depois — até 21h15',
  resumo: 'Capítulo por capítulo,\nao vivo.',
  dataInicio: '2026-12-01T23:00:00.000Z',
  dataFim: '2026-12-16T00:15:00.000Z',
  encontros: [1, 8, 15].map((day) => ({
    inicio: `2026-12-${String(day).padStart(2, '0')}T23:00:00.000Z`,
    fim: `2026-12-${String(day + 1).padStart(2, '0')}T00:15:00.000Z`,
  })),
  local: 'Templo',
  flagOnline: false,
}

describe('the calendar of the events', () => {
  it('has an entry for each evening of a course, each with a UID that stays', async () => {
    const events = read(await calendar([course], of).text())
    expect(events.map(({ startDate, endDate }) => [startDate, endDate].map(String))).toEqual([
      ['2026-12-01T23:00:00Z', '2026-12-02T00:15:00Z'],
      ['2026-12-08T23:00:00Z', '2026-12-09T00:15:00Z'],
      ['2026-12-15T23:00:00Z', '2026-12-16T00:15:00Z'],
    ])
    expect(events.map(({ uid }) => uid)).toEqual([
      'evento-7@luz.example.org',
      'evento-7-2@luz.example.org',
      'evento-7-3@luz.example.org',
    ])
    expect(events[0]!.summary).toBe(course.nome)
    expect(events[0]!.description).toBe(`${course.resumo}\n\nhttps://luz.example.org/event/7`)
  })

  it('has one entry for what happens in one go', async () => {
    const [event, ...more] = read(await calendar([{ ...course, encontros: [] }], of).text())
    expect([String(event!.startDate), String(event!.endDate), more]).toEqual([
      '2026-12-01T23:00:00Z',
      '2026-12-16T00:15:00Z',
      [],
    ])
  })
})

it('has lines that end and fold as RFC 5545 §3.1 has it', async () => {
  const text = await calendar([course], of).text()
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
})

/** By another library than the one that writes. */
function read(text: string): ICAL.Event[] {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[] as never)
  return root.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}
