import { describe, expect, it } from 'vitest'
import { readCalendar } from './read-calendar.ts'

const timeZone = 'America/Sao_Paulo'
const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')
const read = (...events: string[][]) => {
  const found = readCalendar(calendar(...events), { timeZone })
  if ('refused' in found) throw new Error(found.refused)
  return found.eventos
}

describe('an appointment of a calendar file', () => {
  it.each([
    ['in UTC', 'DTSTART:20270110T120000Z', '2027-01-10T12:00:00.000Z', []],
    ['of the church’s clock', 'DTSTART:20270110T090000', '2027-01-10T12:00:00.000Z', []],
    ['of a zone', 'DTSTART;TZID="Europe/Lisbon":20270110T120000', '2027-01-10T12:00:00.000Z', []],
    [
      'of a zone that nobody knows',
      'DTSTART;TZID=E. South America:20270110T090000',
      '2027-01-10T12:00:00.000Z',
      ['zona'],
    ],
    ['of a whole day', 'DTSTART;VALUE=DATE:20270110', '2027-01-10T03:00:00.000Z', []],
  ])('begins %s', (_, start, dataInicio, notas) => {
    expect(read([start, 'SUMMARY:Retiro'])).toMatchObject([{ nome: 'Retiro', dataInicio, notas }])
  })

  it.each([
    ['as it says', ['DTEND:20270110T140000Z'], '2027-01-10T14:00:00.000Z'],
    ['by how long it lasts', ['DURATION:P1DT1H30M'], '2027-01-11T13:30:00.000Z'],
    ['after an hour when it says nothing', [], '2027-01-10T13:00:00.000Z'],
    [
      'after an hour when it would end before it begins',
      ['DTEND:20270110T110000Z'],
      '2027-01-10T13:00:00.000Z',
    ],
  ])('ends %s', (_, lines, dataFim) => {
    expect(read(['DTSTART:20270110T120000Z', 'SUMMARY:Retiro', ...lines])).toMatchObject([{ dataFim }])
  })

  it('has its words without what the format puts into them, across folded lines, and none of its alarm', () => {
    const event = read([
      'DTSTART:20270110T120000Z',
      'SUMMARY:Almoço\\, e mu',
      ' tirão',
      'LOCATION:Salão\\; fundos',
      'DESCRIPTION:Tragam:\\n- luvas',
      'BEGIN:VALARM',
      'DESCRIPTION:Lembrete',
      'END:VALARM',
    ])
    expect(event).toMatchObject([
      { nome: 'Almoço, e mutirão', local: 'Salão; fundos', descricao: 'Tragam:\n- luvas' },
    ])
  })

  it('that repeats is its first date, and says so; one that was called off says that', () => {
    const start = 'DTSTART:20270110T120000Z'
    const found = read(
      [start, 'SUMMARY:Ensaio', 'RRULE:FREQ=DAILY'],
      [start, 'SUMMARY:Passeio', 'STATUS:CANCELLED'],
    )
    expect(found.map(({ notas }) => notas)).toEqual([['repete'], ['cancelado']])
  })

  it('without a name or a time that there is is none', () => {
    const found = readCalendar(
      calendar(
        ['SUMMARY:Sem hora'],
        ['DTSTART:20270230T120000Z', 'SUMMARY:30 de fevereiro'],
        ['DTSTART:20270110T120000Z'],
      ),
      { timeZone },
    )
    expect(found).toEqual({ refused: 'empty' })
  })

  it('is refused in a file that is no calendar, or too long', () => {
    expect(readCalendar('<html>', { timeZone })).toEqual({ refused: 'kind' })
    expect(readCalendar(`BEGIN:VCALENDAR\n${'X'.repeat(1_100_000)}`, { timeZone })).toEqual({
      refused: 'long',
    })
    const many = Array.from({ length: 501 }, () => ['DTSTART:20270110T120000Z', 'SUMMARY:a'])
    expect(readCalendar(calendar(...many), { timeZone })).toEqual({ refused: 'long' })
  })
})
