import type { Field, Resource, Valores } from '@atrio/contract'

/** What a form sends of what was typed: every field, and null for what is empty and may be. */
export function toPublish({ fields }: Pick<Resource, 'fields'>, typed: Valores): Valores {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, whole(field, typed[name])]))
}

function whole({ ui, optional }: Field, value: Valores[string]): Valores[string] {
  const isEmpty = value === undefined || value === null || value === ''
  if (isEmpty)
    return optional ? null : ui.input === 'rich' || ui.input === 'lines' || ui.input === 'line' ? '' : null
  if (ui.input === 'number' || ui.input === 'ref') return Number(value)
  return value
}

/** `2026-11-26T06:00` of an input, in the zone of the device, as the wire has it. */
export function toInstant(local: string): string | null {
  const moment = new Date(local)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

export function toLocal(instant: Valores[string]): string {
  if (typeof instant !== 'string' || Number.isNaN(Date.parse(instant))) return ''
  const moment = new Date(instant)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** What a record is known by. */
export function titleOf({ listed }: Pick<Resource, 'listed'>, valores: Valores | null | undefined): string {
  return String(valores?.[listed[0]!] ?? '').trim()
}
