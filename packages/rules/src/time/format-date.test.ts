import { describe, expect, it } from 'vitest'
import { firstWeekday, formatCivilDate, formatClock, formatInstant, weekdayNames } from './format-date.ts'
import { LOCALES } from '../site/locales.ts'

const evening = new Date('2026-12-06T22:30:00Z')
const inSaoPaulo = (style: Parameters<typeof formatInstant>[1]): string[] =>
  LOCALES.map((locale) =>
    formatInstant(evening, style, locale, 'America/Sao_Paulo').replaceAll('\u00a0', ' '),
  )

describe('formatInstant', () => {
  it('reads as the clock of the church does', () => {
    expect(inSaoPaulo('time')).toEqual(['19:30', '7:30 PM', '19:30'])
    expect(formatInstant(evening, 'time', 'pt-BR', 'America/Manaus')).toBe('18:30')
    expect(formatInstant('2026-12-06T22:30:00Z', 'time', 'pt-BR', 'UTC')).toBe('22:30')
  })

  it('names months, so that no order can be misread', () => {
    expect(inSaoPaulo('weekday')).toEqual(['dom., 6 de dez.', 'Sun, Dec 6', 'dom, 6 dic'])
    expect(inSaoPaulo('fullWeekday')).toEqual([
      'domingo, 6 de dezembro',
      'Sunday, December 6',
      'domingo, 6 de diciembre',
    ])
    expect(inSaoPaulo('long')).toEqual([
      '6 de dezembro de 2026',
      'December 6, 2026',
      '6 de diciembre de 2026',
    ])
    expect(inSaoPaulo('short')).toEqual(['6 de dez. de 2026', 'Dec 6, 2026', '6 dic 2026'])
  })

  it('holds no space that server and browser write differently', () => {
    for (const style of ['time', 'dateTime'] as const)
      expect(inSaoPaulo(style).join()).not.toContain('\u202f')
  })
})

it('writes a day without moving it across zones', () => {
  expect(formatCivilDate('2026-03-01', 'long', 'en')).toBe('March 1, 2026')
})

it('writes the clock of a weekly service', () => {
  expect(LOCALES.map((locale) => formatClock('09:05', locale).replaceAll('\u00a0', ' '))).toEqual([
    '09:05',
    '9:05 AM',
    '9:05',
  ])
  expect(formatClock('19:30:00', 'pt-BR')).toBe('19:30')
})

it('names weekdays from Sunday', () => {
  expect(weekdayNames('pt-BR')[0]).toBe('domingo')
  expect(weekdayNames('en', 'short')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
  expect(weekdayNames('es')[6]).toBe('sábado')
  expect(LOCALES.map(firstWeekday)).toEqual([0, 0, 1])
})
