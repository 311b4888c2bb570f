import type { Resource, Valores } from '@atrio/contract'
import { formatCivilDate } from '@atrio/rules'
import { formatMoment, toTyped } from '../lib/church-time.ts'
import { getLocale } from '../paraglide/runtime.js'

/** What a record is known by. */
export function titleOf({ listed }: Pick<Resource, 'listed'>, valores: Valores | null | undefined): string {
  return String(valores?.[listed[0]!] ?? '').trim()
}

/** The day or moment of a record that its list shows; empty where a kind has none. */
export function dayOf({ fields, listed }: Pick<Resource, 'fields' | 'listed'>, valores: Valores): string {
  for (const name of listed) {
    const { input } = fields[name]!.ui
    const value = valores[name]
    if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) continue
    if (input === 'date') return formatCivilDate(value, 'short', getLocale())
    if (input === 'moment') return formatMoment(value)
  }
  return ''
}

/** What says from when a record is shown, where nobody has said it: the moment at which it gets public. */
export function dated(
  { fields, shownFrom }: Pick<Resource, 'fields' | 'shownFrom'>,
  valores: Valores,
  publicarEm: string | null | undefined,
): Valores {
  if (!shownFrom || valores[shownFrom] || fields[shownFrom]!.optional) return valores
  const moment = publicarEm ?? new Date().toISOString()
  const isDay = fields[shownFrom]!.ui.input === 'date'
  return { ...valores, [shownFrom]: isDay ? toTyped(moment).slice(0, 10) : moment }
}
