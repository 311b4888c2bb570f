import {
  conteudoArquivos,
  valuesOf,
  type CampoError,
  type Field,
  type Resource,
  type Valores,
} from '@atrio/contract'
import { cleanRichText } from '@atrio/rich-text'
import { parseMoments, parseNamedLinks } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { isOfChurch } from '../files/named-files.ts'
import { parseCaptions } from './columns.ts'

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

/** What may be published as it is: what was valid once may not be any more. @throws AppError VALIDATION */
export function requireValid(resource: Resource, valores: Valores): Valores {
  const result = valuesOf(resource).safeParse(valores)
  if (result.success) return result.data
  const names = new Set(result.error.issues.map(({ path }) => ['valores', ...path].join('.')))
  throw new AppError('VALIDATION', { campos: [...names].map((campo) => ({ campo, regra: 'type' })) })
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
  for (const [name, field] of Object.entries(fields)) {
    const value = valores[name] ?? null
    const { ui, optional } = field
    if (ui.input === 'picture' && value !== null && !valores[`${name}Alt`] && `${name}Alt` in fields)
      campos.push({ campo: `valores.${name}Alt`, regra: 'required' })
    const isMissing = (ui.input === 'rich' && value === '') || (ui.input === 'file' && value === null)
    const wrong = isMissing && !optional ? { regra: 'required' } : await findWrong(trx, { field, value })
    if (wrong) campos.push({ campo: `valores.${name}`, ...wrong })
  }
  if (campos.length > 0) throw new AppError('VALIDATION', { campos })
}

/** What is wrong with what is there. */
async function findWrong(
  trx: TenantTrx,
  { field: { ui }, value }: { field: Field; value: Valores[string] },
): Promise<Omit<CampoError, 'campo'> | null> {
  if (value === null || value === undefined) return null
  const unknown = { regra: 'unknown' }
  if (ui.input === 'picture')
    return (await isOfChurch(trx, { address: String(value), finalidade: 'conteudo' })) ? null : unknown
  if (ui.input === 'file') {
    const isElsewhere = !String(value).startsWith('/') && conteudoArquivos[ui.of].publico
    return isElsewhere || (await isOfChurch(trx, { address: String(value), finalidade: ui.of }))
      ? null
      : unknown
  }
  if (ui.input === 'captions') {
    const all = parseCaptions(String(value))
    if (!all) return { regra: 'captions' }
    for (const { url } of all)
      if (!(await isOfChurch(trx, { address: url, finalidade: 'legenda' }))) return unknown
  }
  if (ui.input === 'moments') {
    const read = parseMoments(String(value))
    return 'wrong' in read ? { regra: 'moments', params: { linha: read.wrong } } : null
  }
  if (ui.input === 'links') {
    const read = parseNamedLinks(String(value))
    return 'wrong' in read ? { regra: 'links', params: { linha: read.wrong } } : null
  }
  if (ui.input === 'ref' || ui.input === 'records') {
    const ids = String(value).split(',').map(Number)
    const table = sql.table(ui.input === 'ref' ? ui.to : ui.of)
    const { rows } = await sql`select 1 from ${table} where id = any(${ids}::int[])`.execute(trx)
    return rows.length === ids.length ? null : unknown
  }
  return null
}
