import { memoize } from '../memoize.ts'
import { addDays, weekdayOf } from './zoned-time.ts'

/**
 * Days of a year on which Brazilian banks are closed throughout the country, as sorted ISO dates. With Carnival's
 * Monday and Tuesday and Corpus Christi, which are no holidays by law, and without what only a state or city keeps.
 */
export const bankHolidays = memoize((year: number): readonly string[] => {
  const easter = easterOf(year)
  const fixed = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25']
  // Law 14.759 of 2023.
  if (year >= 2024) fixed.push('11-20')
  const moving = [-48, -47, -2, 60].map((days) => addDays(easter, days))
  return [...fixed.map((day) => `${year}-${day}`), ...moving].toSorted()
})

/** Whether banks work on an ISO date. */
export function isBusinessDay(isoDate: string): boolean {
  const weekday = weekdayOf(isoDate)
  return weekday !== 0 && weekday !== 6 && !bankHolidays(Number(isoDate.slice(0, 4))).includes(isoDate)
}

/** The day itself when banks work on it, else the first one after. */
export function nextBusinessDay(isoDate: string): string {
  let day = isoDate
  while (!isBusinessDay(day)) day = addDays(day, 1)
  return day
}

/** The day that is `count` business days later; the day itself does not count. */
export function addBusinessDays(isoDate: string, count: number): string {
  let day = isoDate
  for (let left = count; left > 0; left--) day = nextBusinessDay(addDays(day, 1))
  return day
}

/** Easter Sunday of the Gregorian calendar, by the rule of Gauss as Butcher wrote it down. */
function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const march22 = epact + toSunday - 7 * late
  return addDays(`${year}-03-22`, march22)
}
