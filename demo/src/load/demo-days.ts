import { civilDate, nextWeekday } from './next-weekday.ts'

const DAY_MS = 86_400_000

/** A weekday, 0 for Sunday; or the last such weekday of its month. */
export type DemoWeekday = number | { last: number }

/**
 * How many days from the day of loading something lies that a text puts on a weekday: the nearest such one to the given
 * distance, or the next last one of a month.
 */
export function daysToWeekday(days: number, weekday: DemoWeekday, now: Date, zone: string): number {
  const today = Date.parse(civilDate(now, zone))
  if (typeof weekday === 'object') {
    let ahead = 2
    while (!isLastOfMonth(new Date(today + ahead * DAY_MS), weekday.last)) ahead++
    return ahead
  }
  const turn = (weekday - new Date(today + days * DAY_MS).getUTCDay() + 7) % 7
  return days + (turn > 3 ? turn - 7 : turn)
}

function isLastOfMonth(day: Date, weekday: number): boolean {
  const weekLater = new Date(day.getTime() + 7 * DAY_MS)
  return day.getUTCDay() === weekday && weekLater.getUTCMonth() !== day.getUTCMonth()
}

/** A text with its days written out: `{0+1}` is the second Sunday from now, as services count (`nextWeekday`). */
export function withDays(
  text: string,
  { now, zone, idioma }: { now: Date; zone: string; idioma: string },
): string {
  const format = new Intl.DateTimeFormat(idioma === 'en' ? 'en-US' : idioma.replace('_', '-'), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return text.replace(/\{([0-6])\+(\d)\}/g, (_, weekday, week) =>
    format.format(new Date(`${nextWeekday(Number(weekday), Number(week), now, zone)}T00:00:00Z`)),
  )
}
