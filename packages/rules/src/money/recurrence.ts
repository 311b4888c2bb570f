import { addDays, daysBetween } from '../time/zoned-time.ts'

/** Days between gifts that are offered; any whole number of days may be chosen. */
export const RECURRENCE_PRESETS = [7, 14, 30, 90, 365] as const

/** Days after a failed charge, each counted from the one before, at which it is tried again. Then the gift is suspended. */
export const DUNNING_DAYS = [8, 8, 8] as const

/** `pausedUntil` of a pause without an end. */
export const PAUSED_INDEFINITELY = '9999-12-31'

/**
 * A gift that repeats. Dates are days of the church's calendar: occurrence `n` falls on `anchor + n × dias`, so no
 * charge moves the next one, and no clock change moves any.
 */
export interface Recurrence {
  /** ISO date of occurrence 0, the first payment. */
  anchor: string
  /** `recorrenciaDias`, at least 1. */
  dias: number
}

/** What has become of a gift so far. */
export interface RecurrenceState {
  /** The next occurrence that is neither charged, skipped nor given up. */
  next: number
  /** Occurrences that the giver wants left out. */
  skipped: readonly number[]
  /** ISO date up to which it rests, that day included; `PAUSED_INDEFINITELY` until resumed; null while it runs. */
  pausedUntil: string | null
}

/** ISO date of an occurrence. */
export function occurrenceDate({ anchor, dias }: Recurrence, n: number): string {
  return addDays(anchor, n * checked(dias))
}

/** The first occurrence on a day or after it; never one before the first payment. */
export function occurrenceFrom({ anchor, dias }: Recurrence, isoDate: string): number {
  return Math.max(0, Math.ceil(daysBetween(anchor, isoDate) / checked(dias)))
}

/** The dates of the next charges, what is skipped and paused left out; none while it rests without an end. */
export function nextOccurrences(
  recurrence: Recurrence,
  state: RecurrenceState,
  today: string,
  count = 3,
): { n: number; data: string }[] {
  const { pausedUntil } = state
  if (pausedUntil === PAUSED_INDEFINITELY) return []
  const from = pausedUntil !== null && pausedUntil >= today ? addDays(pausedUntil, 1) : today
  const dates: { n: number; data: string }[] = []
  let n = Math.max(state.next, occurrenceFrom(recurrence, from))
  for (; dates.length < count; n++) {
    if (!state.skipped.includes(n)) dates.push({ n, data: occurrenceDate(recurrence, n) })
  }
  return dates
}

/** What to do about a gift today. */
export interface DueOccurrences {
  /** The one occurrence to charge, or null. */
  charge: number | null
  /** Occurrences that pass without a charge. */
  skip: number[]
  /** `next` afterwards. */
  next: number
}

/**
 * Occurrences that have come by `today`. However long nobody looked, at most the latest is charged: nobody wants
 * three months of gifts on one day. A pause and a wish to skip pass over theirs for good; who ends a pause sets
 * `next` to `occurrenceFrom(recurrence, today)` at once, or what came during it would be due.
 */
export function dueOccurrences(
  recurrence: Recurrence,
  state: RecurrenceState,
  today: string,
): DueOccurrences {
  const due: number[] = []
  for (let n = state.next; occurrenceDate(recurrence, n) <= today; n++) due.push(n)
  const wanted = due.filter((n) => !rests(state, n, occurrenceDate(recurrence, n)))
  const charge = wanted.at(-1) ?? null
  return { charge, skip: due.filter((n) => n !== charge), next: state.next + due.length }
}

/** When a failed charge is tried again; null when it was tried often enough and the gift is suspended. */
export function dunningDate(lastAttempt: string, failures: number): string | null {
  const days = DUNNING_DAYS[failures - 1]
  return days === undefined ? null : addDays(lastAttempt, days)
}

/** Key of an occurrence's charge at the gateway: one for as long as the gift lives. */
export function recurrenceKey(recorrenciaId: string | number | bigint, n: number): string {
  return `rec:${recorrenciaId}:${n}`
}

function rests({ skipped, pausedUntil }: RecurrenceState, n: number, data: string): boolean {
  return skipped.includes(n) || (pausedUntil !== null && data <= pausedUntil)
}

function checked(dias: number): number {
  if (!Number.isInteger(dias) || dias < 1) throw new RangeError(`not a number of days: ${dias}`)
  return dias
}
