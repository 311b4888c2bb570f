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

/** What a record is known by. */
export function titleOf({ listed }: Pick<Resource, 'listed'>, valores: Valores | null | undefined): string {
  return String(valores?.[listed[0]!] ?? '').trim()
}
