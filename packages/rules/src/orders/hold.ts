import { addDays, instantIn } from '../time/zoned-time.ts'
import { todayIn } from '../time/civil-date.ts'

/** How long tickets are held while a buyer fills in and pays. */
export const HOLD_MINUTES = 15

/** How often a hold may be renewed: WCAG 2.2.1 asks for ten times. */
export const HOLD_RENEWALS = 10

/** A hold that begins, or is renewed, now. */
export function holdExpiry(now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * MINUTE)
}

/** Cash is waited for to the end of the day that is `days` days from today at the church. */
export function cashExpiry(now: Date, days: number, timeZone: string): Date {
  return endOfDayIn(timeZone, addDays(todayIn(timeZone, now), days))
}

/** The first moment after a day of a place. */
export function endOfDayIn(timeZone: string, isoDate: string): Date {
  return instantIn(timeZone, addDays(isoDate, 1), '00:00')
}

/** What a countdown shows. The time of day at which it ends is the text; the minutes are its company. */
export interface HoldCountdown {
  over: boolean
  minutes: number
  /** 0 to 59. */
  seconds: number
  /** Whether to offer more time: 20 seconds are to be left for the answer (WCAG 2.2.1). */
  warns: boolean
  renewable: boolean
}

export function holdCountdown(hold: { expiresAt: Date; renewals: number }, now: Date): HoldCountdown {
  const left = Math.max(0, Math.ceil((hold.expiresAt.getTime() - now.getTime()) / SECOND))
  const over = left === 0
  return {
    over,
    minutes: Math.floor(left / 60),
    seconds: left % 60,
    warns: !over && left <= 120,
    renewable: !over && hold.renewals < HOLD_RENEWALS,
  }
}

/**
 * Minutes to tell a screen reader as time goes by, or null: 5, 1 and 0 are told, each once. After a sleep of the
 * device only the last that passed.
 */
export function holdAnnouncement(expiresAt: Date, before: Date, now: Date): 0 | 1 | 5 | null {
  const passed = ([0, 1, 5] as const).find((minutes) => {
    const at = expiresAt.getTime() - minutes * MINUTE
    return before.getTime() < at && at <= now.getTime()
  })
  return passed ?? null
}

const SECOND = 1000
const MINUTE = 60 * SECOND
