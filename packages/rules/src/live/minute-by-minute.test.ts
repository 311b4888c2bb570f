import { expect, it } from 'vitest'
import {
  BEGINS,
  broadcastOn,
  byTheClock,
  carelessBroadcastOn,
  onTheWall,
  overTime,
  wrongMinutes,
} from '../testing/live-clock.ts'
import { estadoTransmissao } from './estado-transmissao.ts'

/** On which the clocks go back. */
const day = { timeZone: 'America/New_York', day: '2026-11-01' }

it.each([
  ['when the clocks go back', day.timeZone, day.day],
  ['when the clocks go forward', 'America/New_York', '2027-03-14'],
  ['in the year in which Brazil gave it up', 'America/Sao_Paulo', '2018-11-04'],
  ['where half an hour is changed', 'Australia/Lord_Howe', '2026-10-04'],
  ['on an ordinary Sunday', 'America/Sao_Paulo', '2026-11-29'],
])('the state of a service is right at each minute of the day %s', (_, timeZone, date) => {
  const one = { timeZone, day: date }
  expect(wrongMinutes(one, byTheClock(broadcastOn(one)), onTheWall())).toBe(0)
})

it('and is not where a distance from UTC stands for a zone', () => {
  expect(wrongMinutes(day, byTheClock(carelessBroadcastOn(day)), onTheWall())).toBeGreaterThan(100)
})

it('is right at each minute of a day on which it was moved, and of one on which it was called off', () => {
  const moved = byTheClock(broadcastOn(day, { hora: '18:30' }))
  expect(wrongMinutes(day, moved, onTheWall(BEGINS + 510))).toBe(0)
  expect(wrongMinutes(day, moved, onTheWall())).toBeGreaterThan(0)
  const cancelled = byTheClock(broadcastOn(day, { flagCancelado: true }))
  expect(wrongMinutes(day, cancelled, () => 'cancelada')).toBe(0)
})

it('is right at each minute over its time: until staff end it, and no more than six hours', () => {
  const transmissao = byTheClock(broadcastOn(day))
  expect(wrongMinutes(day, { ...transmissao, comando: 'no_ar' }, overTime)).toBe(0)
  for (let at = Date.parse(transmissao.fimPrevisto), n = -90; n < 480; n += 1) {
    const moment = new Date(at + n * 60_000)
    const ended = { ...transmissao, comando: 'encerrada' as const, encerradaEm: moment.toISOString() }
    expect(estadoTransmissao(ended, moment)).toBe('replay')
  }
})
