import type { Field, Resource, Valores } from '@atrio/contract'
import { formatCivilDate } from '@atrio/rules'
import { formatMoment } from '../lib/church-time.ts'
import { getLocale } from '../paraglide/runtime.js'

/** What a form sends of what was typed: every field, and null for what is empty and may be. */
export function toPublish({ fields }: Pick<Resource, 'fields'>, typed: Valores): Valores {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, whole(field, typed[name])]))
}

function whole({ ui, optional }: Field, value: Valores[string]): Valores[string] {
  const isEmpty = value === undefined || value === null || value === ''
  if (isEmpty) return optional ? null : ['rich', 'lines', 'line', 'song'].includes(ui.input) ? '' : null
  if (ui.input === 'number' || ui.input === 'ref') return Number(value)
  return value
}

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
