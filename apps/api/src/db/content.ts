import { sql, type RawBuilder } from 'kysely'
import type { TenantTables } from './schema.generated.ts'

type With<Columns> = {
  [Name in keyof TenantTables]: TenantTables[Name] extends Columns ? Name : never
}[keyof TenantTables]

/** Tables of what a church publishes: shown from a moment, until one, and not while archived (`make_content`). */
export type Content = With<{ publicarEm: unknown; retirarEm: unknown; arquivadoEm: unknown }>

/** Tables of what is there once it is saved, until it is archived (`make_record`). */
export type ChurchRecord = Exclude<With<{ arquivadoEm: unknown }>, Content>

/**
 * Whether visitors see a row now; the table stands in the query by its own name. What a kind adds (its day, the ministry
 * above it) is asked beside it. Every query for visitors asks this (Decision 122).
 */
export function isShown(table: Content): RawBuilder<boolean> {
  const [from, until, archived] = (['publicarEm', 'retirarEm', 'arquivadoEm'] as const).map((column) =>
    sql.ref(`${table}.${column}`),
  )
  return sql<boolean>`is_shown(${from}, ${until}, ${archived})`
}

/** Whether the moment of a row has come, whatever became of it since: who had its address is told that it is over. */
export function hasBegun(table: Content): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${sql.ref(`${table}.publicarEm`)} <= now(), true)`
}

/** Whether visitors see a record of the church. */
export function isKept(table: ChurchRecord): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.arquivadoEm`)} is null`
}

/**
 * Whether anybody may see a document of `busca_documento` now: its time is written down with it, its module is asked for
 * (Decision 34).
 */
export const documentShown = sql<boolean>`busca_documento.inicio <= now() and busca_documento.fim > now()
  and (busca_documento.modulo is null or busca_documento.modulo in (select codigo from igreja_modulo))`
