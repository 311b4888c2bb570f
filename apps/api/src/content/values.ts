import type { CampoError, Resource, Valores } from '@atrio/contract'
import { cleanRichText } from '@atrio/rich-text'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { isOfChurch } from '../files/named-files.ts'

/** What of somebody's values is stored, and which tags of their texts are not. */
export function cleanValues(
  { fields }: Pick<Resource, 'fields'>,
  given: Valores,
): { valores: Valores; removido: Record<string, string[]> } {
  const removido: Record<string, string[]> = {}
  const valores = Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const field = fields[name]!
      if (typeof value !== 'string') return [name, value]
      if (field.ui.input !== 'rich') return [name, value.trim() === '' && field.optional ? null : value]
      const { html, removed } = cleanRichText(value)
      if (removed.length > 0) removido[name] = removed
      return [name, html === '' && field.optional ? null : html]
    }),
  )
  return { valores, removido }
}

/**
 * What no schema of one field can say: a text in which nothing was left, a picture without words for who cannot see it, a
 * record of another church. @throws AppError VALIDATION
 */
export async function requireWhole(
  trx: TenantTrx,
  { resource: { fields }, valores }: { resource: Resource; valores: Valores },
): Promise<void> {
  const campos: CampoError[] = []
  for (const [name, { ui, optional }] of Object.entries(fields)) {
    const value = valores[name] ?? null
    if (ui.input === 'rich' && !optional && value === '')
      campos.push({ campo: `valores.${name}`, regra: 'required' })
    if (ui.input === 'picture' && value !== null && !valores[`${name}Alt`] && `${name}Alt` in fields)
      campos.push({ campo: `valores.${name}Alt`, regra: 'required' })
    if (ui.input === 'picture' && typeof value === 'string' && !(await isOfChurch(trx, { address: value })))
      campos.push({ campo: `valores.${name}`, regra: 'unknown' })
    if (ui.input === 'ref' && value !== null) {
      const { rows } = await sql`select 1 from ${sql.table(ui.to)} where id = ${Number(value)}`.execute(trx)
      if (rows.length === 0) campos.push({ campo: `valores.${name}`, regra: 'unknown' })
    }
  }
  if (campos.length > 0) throw new AppError('VALIDATION', { campos })
}
