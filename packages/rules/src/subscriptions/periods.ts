import { addBusinessDays } from '../time/business-days.ts'
import { addDays } from '../time/zoned-time.ts'

/** The same day so many months later; the last of the month where it has no such day. */
export function addMonths(isoDate: string, months: number): string {
  const [year, month, day] = isoDate.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, last))
  return first.toISOString().slice(0, 10)
}

/** From where periods are counted: `n` = `ancoraN` begins on `ancora`. */
export interface Rhythm {
  ancora: string
  ancoraN: number
  meses: number
}

/** The day on which a period begins, counted from the anchor: 31 January, 28 February, 31 March. */
export function periodStart({ ancora, ancoraN, meses }: Rhythm, n: number): string {
  return addMonths(ancora, (n - ancoraN) * meses)
}

/** How long after the due day a subscription still opens. */
export interface Grace {
  dias: number
  /** Days on which Brazilian banks work. */
  uteis: boolean
}

/** The last day of the grace. */
export function graceEnd(due: string, { dias, uteis }: Grace): string {
  return uteis ? addBusinessDays(due, dias) : addDays(due, dias)
}

/** Days after the due one on which a card is tried: then no more. */
export const CARD_TRIES = [0, 1, 3, 7] as const

/** Days before the due one on which whoever pays by an instrument gets it. */
export const AHEAD: Readonly<Record<string, number>> = { pix: 5, boleto: 7 }

/** Days before the due one on which they are told of it. */
export const REMINDERS = [5, 1, 0] as const

/** Days ahead of which a new price is told. */
export const PRICE_NOTICE_DAYS = 30

/** Days in which a contract can be left with all the money. */
export const WITHDRAWAL_DAYS = 7

/** What is left of a paid period, of the price of the whole of it. Never more than that. */
export function unusedCredit(
  valor: bigint,
  { de, ate, hoje }: { de: string; ate: string; hoje: string },
): bigint {
  const whole = (Date.parse(ate) - Date.parse(de)) / 86_400_000
  const left = Math.min(whole, Math.max(0, (Date.parse(ate) - Date.parse(hoje)) / 86_400_000))
  return (valor * BigInt(left)) / BigInt(whole)
}
