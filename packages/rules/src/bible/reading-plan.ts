import { addDays, daysBetween } from '../time/zoned-time.ts'

/** Where a reading plan stands in the calendar: its day `diaBase` is the one for `dataBase` (ISO date). */
export interface PlanSchedule {
  diaBase: number
  dataBase: string
  totalDias: number
}

/** How far a reader is, seen from one day. No number here is ever negative, and none says "late". */
export interface PlanStanding {
  /** The day of the plan that the calendar has for today. */
  deHoje: number
  /** Days that wait to be read before today's. */
  esperando: number
  /** When the last day is read, one day of the plan each day from what is unread on. */
  termino: string
}

/** The day of the plan for a date. Dates are the reader's own, without hours: no time zone can move them. */
export function planDayOn({ diaBase, dataBase, totalDias }: PlanSchedule, date: string): number {
  const passed = Math.max(0, daysBetween(dataBase, date))
  return Math.min(Math.max(diaBase + passed, 1), totalDias)
}

/** The date for a day of the plan. */
export function planDateOf({ diaBase, dataBase }: PlanSchedule, dia: number): string {
  return addDays(dataBase, dia - diaBase)
}

/** `primeiroNaoLido` is the first day with something unread; null when all is read. */
export function planStanding(
  schedule: PlanSchedule,
  primeiroNaoLido: number | null,
  today: string,
): PlanStanding {
  const { totalDias } = schedule
  const deHoje = planDayOn(schedule, today)
  if (primeiroNaoLido === null) return { deHoje, esperando: 0, termino: today }
  const planned = planDateOf(schedule, totalDias)
  const left = totalDias - primeiroNaoLido
  const fromToday = addDays(today, left)
  return {
    deHoje,
    esperando: Math.max(0, deHoje - primeiroNaoLido),
    // Whoever reads ahead keeps the date that was planned or comes sooner, never later.
    termino: primeiroNaoLido > deHoje && planned < fromToday ? planned : fromToday,
  }
}

/** Catching up: what is unread begins today, and nothing waits any more. */
export function reschedule(
  primeiroNaoLido: number,
  today: string,
): Pick<PlanSchedule, 'diaBase' | 'dataBase'> {
  return { diaBase: primeiroNaoLido, dataBase: today }
}
