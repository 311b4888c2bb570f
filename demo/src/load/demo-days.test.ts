import { describe, expect, it } from 'vitest'
import { demoEventos } from '../events/eventos.ts'
import { descriptions } from '../world.ts'
import { daysToWeekday, withDays } from './demo-days.ts'

const zone = 'America/Sao_Paulo'
/** Every day of half a year, so that each weekday and each end of a month comes. */
const days = Array.from({ length: 190 }, (_, day) => new Date(Date.UTC(2026, 10, 1 + day, 15)))

/** Weekdays by the words of three languages. */
const WEEKDAYS = [
  /domingo|sunday/i,
  /segunda-feira|\blunes\b|monday/i,
  /terças?-feira|\bmartes\b|tuesday/i,
  /quartas?-feira|miércoles|wednesday/i,
  /quintas?-feira|\bjueves\b|thursday/i,
  /sextas?-feira|\bna sexta\b|\bviernes\b|\bfriday\b/i,
  /sábado|saturday/i,
]
/** What is true on the day of writing alone. */
const RELATIVE =
  /próxim[oa] (?:dom|seg|ter|qua|qui|sex|sáb|semana)|daqui a|nesta (?:quarta|semana)|next (?:week|sunday)|this (?:week|thursday)|(?:próxima|esta) semana/i

describe('daysToWeekday', () => {
  it('is the nearest such day, whatever day it is', () => {
    for (const now of days) {
      const ahead = daysToWeekday(10, 2, now, zone)
      expect(Math.abs(ahead - 10)).toBeLessThanOrEqual(3)
      expect(new Date(now.getTime() + ahead * 86_400_000).getUTCDay()).toBe(2)
    }
  })

  it('is the last such day of a month, and not today', () => {
    for (const now of days) {
      const ahead = daysToWeekday(5, { last: 5 }, now, zone)
      const day = new Date(now.getTime() + ahead * 86_400_000)
      expect([day.getUTCDay(), ahead > 1, ahead < 38]).toEqual([5, true, true])
      expect(new Date(day.getTime() + 7 * 86_400_000).getUTCMonth()).not.toBe(day.getUTCMonth())
    }
  })
})

describe('the texts of the demo world', () => {
  const eventos = Object.values(demoEventos).flatMap((some) => some ?? [])

  it.each(eventos)(
    'name the weekday on which $nome begins',
    ({ nome, resumo, descricao, dia, inicio, fim }) => {
      const named = WEEKDAYS.flatMap((word, weekday) => (word.test(`${resumo} ${descricao}`) ? weekday : []))
      if (named.length === 0) return
      expect(dia, `${nome} names a weekday`).toBeDefined()
      expect(named).toContain(typeof dia === 'object' ? dia.last : dia)
      expect(fim[0]).toBeGreaterThanOrEqual(inicio[0])
    },
  )

  it('say nothing of other dates that is true on one day only', () => {
    const dated = Object.values(descriptions).flatMap(({ notificacoes, cultos }) => [
      ...notificacoes.flatMap(({ titulo, corpo }) => [titulo, corpo]),
      ...cultos.flatMap(({ alteracoes = [] }) => alteracoes.map(({ observacao }) => observacao ?? '')),
    ])
    expect(dated.filter((text) => RELATIVE.test(text))).toEqual([])
  })

  it('write the day out that a service is moved to', () => {
    const now = new Date('2026-11-22T01:30:00Z')
    expect(withDays('No {0+1}, às 9h', { now, zone, idioma: 'pt_BR' })).toBe(
      'No domingo, 29 de novembro, às 9h',
    )
    expect(withDays('On {0+0}', { now, zone, idioma: 'en' })).toBe('On Sunday, November 22')
    expect(withDays('El {3+0}', { now, zone, idioma: 'es' })).toBe('El miércoles, 25 de noviembre')
  })
})
