import type { Resource, Valores } from '@atrio/contract'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { toColumn } from './columns.ts'
import { findRow, type Row } from './row.ts'
import { column, placeOf, recursoOf, scopeOf, snake, tableOf } from './sql.ts'
import { noteUses } from './uses.ts'
import { requireWhole } from './values.ts'

/** What is special of a kind: checks what is published, and gives columns that nobody types. */
export type BeforePublish = (
  trx: TenantTrx,
  record: { id: number; valores: Valores; isNew: boolean },
) => Promise<Record<string, unknown>>

export interface Publication {
  resource: Resource
  id: number
  userId: number
  /** The version that this change was made from. */
  versao: number
  valores: Valores
  publicarEm?: string | null | undefined
  retirarEm?: string | null | undefined
}

/**
 * Publishes what somebody typed, and ends their draft.
 * @throws AppError NOT_FOUND, VALIDATION; StaleVersion where somebody else changed its words meanwhile
 */
export async function publish(
  trx: TenantTrx,
  { beforePublish, ...given }: Publication & { beforePublish?: BeforePublish | undefined },
): Promise<void> {
  const { resource, id, userId, valores } = given
  requireTimes(given)
  const isNew = !(await lockRecord(trx, given))
  await requireWhole(trx, { resource, valores })
  await lockList(trx, given)
  const typed = Object.entries(valores).map(([name, value]) => [
    name,
    toColumn(resource.fields[name]!, value),
  ])
  const columns = {
    ...Object.fromEntries(typed),
    ...(await beforePublish?.(trx, { id, valores, isNew })),
    ...timesGiven(given),
  }
  if (isNew) await insert(trx, { resource, id, columns })
  else await update(trx, { resource, id, columns })
  await noteUses(trx, { resource, id, valores })
  await sql`delete from rascunho where recurso = ${recursoOf(resource)} and registro_id = ${id} and user_id = ${userId}`.execute(
    trx,
  )
}

/** What somebody else wrote since; who answers says in its place what there is. */
export class StaleVersion extends Error {
  readonly row: Row
  constructor(row: Row) {
    super('another version')
    this.row = row
  }
}

/**
 * Holds a record, so that nobody else changes it meanwhile.
 * @returns false where it is a draft and nothing more @throws AppError NOT_FOUND; StaleVersion
 */
export async function lockRecord(
  trx: TenantTrx,
  { resource, id, versao }: Pick<Publication, 'resource' | 'id' | 'versao'>,
): Promise<boolean> {
  const recurso = recursoOf(resource)
  const drafts =
    await sql`select 1 from rascunho where recurso = ${recurso} and registro_id = ${id} for update`.execute(
      trx,
    )
  const found = await sql<{
    versao: number
  }>`select versao from ${tableOf(resource)} as t where id = ${id} and ${scopeOf(resource)} for update`.execute(
    trx,
  )
  const [row] = found.rows
  if (!row) {
    if (drafts.rows.length === 0 || versao !== 0) throw new AppError('NOT_FOUND')
    return false
  }
  if (row.versao !== versao && (await wordsChanged(trx, { resource, id, versao })))
    throw new StaleVersion((await findRow(trx, { resource, id }))!)
  return true
}

/** A record that was put at another place, or is shown at another time, says what it said. */
async function wordsChanged(
  trx: TenantTrx,
  { resource, id, versao }: Pick<Publication, 'resource' | 'id' | 'versao'>,
): Promise<boolean> {
  const words = Object.keys(resource.fields).map(snake)
  const { rows } =
    await sql`select 1 from revisao where recurso = ${recursoOf(resource)} and registro_id = ${String(id)}
    and versao > ${versao} and (campos && ${words}::text[] or acao <> 'alteracao') limit 1`.execute(trx)
  return rows.length > 0
}

function requireTimes({ resource, publicarEm, retirarEm }: Publication): void {
  const given = { publicarEm, retirarEm }
  const unknown = Object.entries(given).filter(([, value]) => value && resource.life === 'record')
  if (unknown.length > 0)
    throw new AppError('VALIDATION', { campos: unknown.map(([campo]) => ({ campo, regra: 'unknown' })) })
  if (retirarEm && new Date(retirarEm) <= (publicarEm ? new Date(publicarEm) : new Date()))
    throw new AppError('VALIDATION', { campos: [{ campo: 'retirarEm', regra: 'min' }] })
}

function timesGiven({ resource, publicarEm, retirarEm }: Publication): Record<string, Date | null> {
  const given = Object.entries({ publicarEm, retirarEm }).filter(([, value]) => value !== undefined)
  if (resource.life === 'record') return {}
  return Object.fromEntries(given.map(([name, value]) => [name, value ? new Date(value) : null]))
}

interface Change {
  resource: Resource
  id: number
  columns: Record<string, unknown>
}

/** Two that come to the end of one list at once come there one after the other. */
async function lockList(
  trx: TenantTrx,
  { resource: { place, fields }, valores }: Publication,
): Promise<void> {
  const ui = place && fields[place.within]!.ui
  if (ui?.input !== 'ref') return
  await sql`select 1 from ${sql.table(ui.to)} where id = ${valores[place!.within]} for no key update`.execute(
    trx,
  )
}

async function insert(trx: TenantTrx, { resource, id, columns }: Change): Promise<void> {
  const last: Record<string, unknown> =
    resource.order === 'manual' ? { [placeOf(resource)]: lastPlace(resource, columns) } : {}
  const all = Object.entries({ id, ...last, ...columns })
  await sql`insert into ${tableOf(resource)} (${sql.join(all.map(([name]) => sql.ref(name)))}) overriding system value
    values (${sql.join(all.map(([, value]) => sql`${value}`))})`.execute(trx)
}

/** Behind all that are in its list already. */
function lastPlace(resource: Resource, columns: Change['columns']): RawBuilder<number> {
  const { place } = resource
  const inList = place ? sql`${column(place.within)} = ${columns[place.within]}` : sql`true`
  return sql<number>`(select coalesce(max(${column(placeOf(resource))}), 0) + 1 from ${tableOf(resource)} as t where ${inList})`
}

async function update(trx: TenantTrx, { resource, id, columns }: Change): Promise<void> {
  const { place } = resource
  // What goes to another list stands at its end.
  const moved = place && {
    [place.column]: sql`case when ${sql.ref(place.within)} = ${columns[place.within]} then ${sql.ref(place.column)}
      else ${lastPlace(resource, columns)} end`,
  }
  const set = Object.entries({ ...columns, ...moved }).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  )
  await sql`update ${tableOf(resource)} set ${sql.join(set)} where id = ${id}`.execute(trx)
}
