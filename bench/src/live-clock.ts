import { addDays, offsetAt } from '@atrio/rules'
import { liveClock } from '@atrio/rules/testing'
import type { Part } from './figure.ts'

const { BEGINS, broadcastOn, byTheClock, carelessBroadcastOn, onTheWall, overTime, wrongMinutes } = liveClock
const DAYS = 370
const FIRST = '2026-11-01'

interface Day {
  timeZone: string
  day: string
}

/** Each day of a year on which clocks are changed anywhere, minute by minute: a service of that day, moved, called off, over time. */
export const liveClockOfTheWorld: Part = () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const days = zones.flatMap(changesOf)
  const wrong = { ordinary: 0, moved: 0, cancelled: 0, overtime: 0 }
  for (const one of days) {
    const ordinary = byTheClock(broadcastOn(one))
    const moved = byTheClock(broadcastOn(one, { hora: '18:30' }))
    const cancelled = byTheClock(broadcastOn(one, { flagCancelado: true }))
    wrong.ordinary += wrongMinutes(one, ordinary, onTheWall())
    wrong.moved += wrongMinutes(one, moved, onTheWall(BEGINS + 510))
    wrong.cancelled += wrongMinutes(one, cancelled, () => 'cancelada')
    wrong.overtime += wrongMinutes(one, { ...ordinary, comando: 'no_ar' }, overTime)
  }
  const careless = days.map((one) => wrongMinutes(one, byTheClock(carelessBroadcastOn(one)), onTheWall()))
  const run = `${days.length} days on which ${new Set(days.map(({ timeZone }) => timeZone)).size} of ${zones.length} zones change their clocks within a year from ${FIRST}, from four in the morning to ten in the evening`
  return Promise.resolve([
    {
      id: 'live-clock',
      what: 'Minutes at which the state of a broadcast is not what the clock on the church’s wall says',
      value: Object.values(wrong).reduce((sum, minutes) => sum + minutes, 0),
      unit: 'minutes',
      atMost: 0,
      how: `${run}; at its time, moved, called off and over its time`,
    },
    {
      id: 'live-clock-control',
      what: 'Negative control: the same on each of these days where a distance from UTC stands for a zone',
      value: Math.min(...careless),
      unit: 'minutes',
      atLeast: 1,
      how: `the least of ${days.length} days; ${careless.reduce((sum, minutes) => sum + minutes, 0)} in all`,
    },
  ])
}

/** Days at whose noon a zone is at another distance from UTC than it was the noon before. */
function changesOf(timeZone: string): Day[] {
  const noonOf = (day: string) => offsetAt(timeZone, Date.parse(`${day}T12:00:00Z`))
  return Array.from({ length: DAYS }, (_, n) => addDays(FIRST, n)).flatMap((day) =>
    noonOf(day) === noonOf(addDays(day, -1)) ? [] : [{ timeZone, day }],
  )
}
