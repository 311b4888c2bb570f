import { addDays, formatInstant, instantIn, offsetAt, todayIn } from '@atrio/rules'
import { getLocale } from '../paraglide/runtime.js'

/** Of the church whose pages are open; of the device where none is. */
let timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Every moment is said and typed by the clocks of the church, wherever somebody writes. */
export function keepTimeOf({ fusoHorario }: { fusoHorario: string }): void {
  timeZone = fusoHorario
}

/** `America/Sao_Paulo`. */
export function churchZone(): string {
  return timeZone
}

/** Brasilia Time: what people call the zone, as it is said beside a time that is typed. */
export function zoneName(): string {
  const format = new Intl.DateTimeFormat(getLocale(), { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')!.value
}

export function formatMoment(iso: string): string {
  return formatInstant(iso, 'dateTime', getLocale(), timeZone)
}

/** The day of a moment, in words. */
export function formatDay(iso: string): string {
  return formatInstant(iso, 'long', getLocale(), timeZone)
}

/** When something ends that begins at another moment: where that is the same day, the day is not said again. */
export function formatEnd(from: string, until: string): string {
  const isOneDay = toTyped(from).slice(0, 10) === toTyped(until).slice(0, 10)
  return formatInstant(until, isOneDay ? 'time' : 'dateTime', getLocale(), timeZone)
}

/** `2026-11-26T06:00` of an input, as the wire has it; null where it is no moment. */
export function toInstant(typed: string): string | null {
  const [data, hora] = typed.split('T')
  if (!data || !hora || Number.isNaN(Date.parse(`${typed.slice(0, 16)}:00Z`))) return null
  return instantIn(timeZone, data, hora).toISOString()
}

/** What an input shows of a moment. */
export function toTyped(instant: unknown): string {
  const moment = typeof instant === 'string' ? Date.parse(instant) : Number.NaN
  if (Number.isNaN(moment)) return ''
  return new Date(moment + offsetAt(timeZone, moment)).toISOString().slice(0, 16)
}

/** What an input proposes for later: six o'clock of the church's next day. */
export const tomorrowMorning = (): string => `${addDays(todayIn(timeZone), 1)}T06:00`
