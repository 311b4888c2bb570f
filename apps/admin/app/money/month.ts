import { todayIn } from '@atrio/rules'
import { getLocale } from '../paraglide/runtime.js'

/** `2026-11` by the church's clock. */
export function monthNow(fusoHorario: string): string {
  return todayIn(fusoHorario).slice(0, 7)
}

export function monthAfter(mes: string, steps: number): string {
  const [year, month] = mes.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 + steps, 1)).toISOString().slice(0, 7)
}

/** `novembro de 2026` */
export function monthName(mes: string): string {
  const format = new Intl.DateTimeFormat(getLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${mes}-01T00:00:00Z`))
}

export function daysOf(mes: string): string[] {
  const first = new Date(`${monthAfter(mes, 1)}-01T00:00:00Z`)
  const last = new Date(first.getTime() - 86_400_000).getUTCDate()
  return Array.from({ length: last }, (_, index) => `${mes}-${String(index + 1).padStart(2, '0')}`)
}
