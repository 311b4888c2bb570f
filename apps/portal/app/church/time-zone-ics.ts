import { offsetAt } from '@atrio/rules'

const DAY = 24 * 60 * 60 * 1000
const QUARTER = 15 * 60 * 1000
const YEARS = 3

/** A zone as calendars read it (RFC 5545, 3.6.5): its clocks from a day before `from`, and each change of three years. */
export function timeZoneIcs(timeZone: string, from: Date): string[] {
  const start = from.getTime() - DAY
  const changes = changesOf(timeZone, start, start + YEARS * 366 * DAY)
  const first = offsetAt(timeZone, start)
  const standard = Math.min(first, ...changes.map(({ to }) => to))
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...clocks({ at: 0, from: first, to: first }, standard),
    ...changes.flatMap((change) => clocks(change, standard)),
    'END:VTIMEZONE',
  ]
}

/** Clocks that are moved: when, and by how far they were and are ahead of UTC. */
interface Change {
  at: number
  from: number
  to: number
}

function changesOf(timeZone: string, start: number, end: number): Change[] {
  const found: Change[] = []
  // No clocks are moved twice within a week.
  for (let week = start; week < end; week += 7 * DAY) {
    const [from, to] = [offsetAt(timeZone, week), offsetAt(timeZone, week + 7 * DAY)]
    if (from !== to) found.push({ at: momentOf(timeZone, week, week + 7 * DAY), from, to })
  }
  return found
}

/** The first quarter of an hour within a week at which the clocks show something new. */
function momentOf(timeZone: string, before: number, after: number): number {
  const old = offsetAt(timeZone, before)
  let [low, high] = [Math.floor(before / QUARTER), Math.ceil(after / QUARTER)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(timeZone, middle * QUARTER) === old) low = middle
    else high = middle
  }
  return high * QUARTER
}

function clocks({ at, from, to }: Change, standard: number): string[] {
  const kind = to === standard ? 'STANDARD' : 'DAYLIGHT'
  const wall = new Date(at + from).toISOString().replace(/[-:]|\.\d+Z/g, '')
  return [
    `BEGIN:${kind}`,
    `DTSTART:${at === 0 ? '19700101T000000' : wall}`,
    `TZOFFSETFROM:${hours(from)}`,
    `TZOFFSETTO:${hours(to)}`,
    `END:${kind}`,
  ]
}

/** `-0300` */
function hours(offset: number): string {
  const minutes = Math.abs(offset) / 60_000
  return `${offset < 0 ? '-' : '+'}${two(minutes / 60)}${two(minutes % 60)}`
}

function two(count: number): string {
  return String(Math.floor(count)).padStart(2, '0')
}
