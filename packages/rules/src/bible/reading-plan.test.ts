import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { todayIn } from '../time/civil-date.ts'
import { planDateOf, planDayOn, planStanding, reschedule } from './reading-plan.ts'

const plan = { diaBase: 1, dataBase: '2026-03-01', totalDias: 30 }

describe('a reading plan', () => {
  it('has its first day on the day it starts and its last one 29 days later', () => {
    expect([planDayOn(plan, '2026-03-01'), planDayOn(plan, '2026-03-30'), planDateOf(plan, 30)]).toEqual([
      1,
      30,
      '2026-03-30',
    ])
  })

  it('waits for whoever skipped nine days, and begins anew today without a word of blame', () => {
    expect(planStanding(plan, 2, '2026-03-11')).toEqual({ deHoje: 11, esperando: 9, termino: '2026-04-08' })
    const caughtUp = { ...plan, ...reschedule(2, '2026-03-11') }
    expect(planStanding(caughtUp, 2, '2026-03-11')).toEqual({
      deHoje: 2,
      esperando: 0,
      termino: '2026-04-08',
    })
  })

  it('keeps the planned end for whoever reads ahead', () => {
    expect(planStanding(plan, 5, '2026-03-02')).toMatchObject({ esperando: 0, termino: '2026-03-27' })
  })

  it('is over when all is read', () => {
    expect(planStanding(plan, null, '2026-03-09').esperando).toBe(0)
  })
})

const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10))
const standing = fc
  .record({
    totalDias: fc.integer({ min: 1, max: 400 }),
    a: fc.nat(),
    b: fc.nat(),
    dataBase: date,
    today: date,
  })
  .map(({ totalDias, a, b, ...dates }) => ({
    schedule: { totalDias, diaBase: (a % totalDias) + 1, dataBase: dates.dataBase },
    unread: (b % totalDias) + 1,
    today: dates.today,
  }))

describe('whatever the dates', () => {
  it('no number is negative and every day is one of the plan', () => {
    fc.assert(
      fc.property(standing, ({ schedule, unread, today }) => {
        const { deHoje, esperando, termino } = planStanding(schedule, unread, today)
        expect(deHoje).toBeGreaterThanOrEqual(1)
        expect(deHoje).toBeLessThanOrEqual(schedule.totalDias)
        expect(esperando).toBeGreaterThanOrEqual(0)
        expect(termino >= today || termino >= schedule.dataBase).toBe(true)
      }),
    )
  })

  it('catching up leaves nothing waiting, and the next day is the next one of the plan', () => {
    fc.assert(
      fc.property(standing, ({ schedule, unread, today }) => {
        const caughtUp = { ...schedule, ...reschedule(unread, today) }
        expect(planStanding(caughtUp, unread, today).esperando).toBe(0)
        const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
        expect(planDayOn(caughtUp, tomorrow)).toBe(Math.min(unread + 1, schedule.totalDias))
      }),
    )
  })

  it('a day moves by one as a calendar does, also where clocks change', () => {
    const zones = ['America/Sao_Paulo', 'America/New_York', 'Europe/Madrid', 'Pacific/Apia', 'Asia/Kathmandu']
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 3_000 }), (zone, offset) => {
        // Noon to noon by that place's clock is always exactly one civil day.
        const noon = new Date(Date.UTC(2018, 0, 1 + offset, 12))
        const [today, later] = [todayIn(zone, noon), todayIn(zone, new Date(noon.getTime() + 86_400_000))]
        const schedule = { diaBase: 1, dataBase: today, totalDias: 10 }
        expect(planDayOn(schedule, later) - planDayOn(schedule, today)).toBeLessThanOrEqual(2)
        expect(planDayOn(schedule, later)).toBeGreaterThanOrEqual(planDayOn(schedule, today))
      }),
    )
  })
})
