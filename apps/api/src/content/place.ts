import type { Resource } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { lockRecord } from './publish.ts'
import { asOneList, placeOf, tableOf } from './sql.ts'

/** Takes a record from visitors, or gives it back. @throws AppError NOT_FOUND; StaleVersion */
export async function archive(
  trx: TenantTrx,
  { arquivado, ...record }: { resource: Resource; id: number; versao: number; arquivado: boolean },
): Promise<void> {
  const { resource, id } = record
  if (!(await lockRecord(trx, record))) throw new AppError('NOT_FOUND')
  const when = arquivado ? sql`coalesce(arquivado_em, now())` : sql`null`
  await sql`update ${tableOf(resource)} set arquivado_em = ${when} where id = ${id}`.execute(trx)
}

/**
 * Records in the order in which they are named; what is not named stays behind them. Those of several lists are in no
 * order together. @throws AppError NOT_FOUND
 */
export async function putInOrder(
  trx: TenantTrx,
  { resource, ids }: { resource: Resource; ids: readonly number[] },
): Promise<void> {
  const table = tableOf(resource)
  const place = sql.ref(placeOf(resource))
  const { rows } = await sql<{ id: number }>`select id from ${table} as t
    where ${asOneList(resource)} = (select ${asOneList(resource)} from ${table} as t where id = ${ids[0]})
    order by ${place}, id for update`.execute(trx)
  const known = new Set(rows.map(({ id }) => id))
  if (ids.some((id) => !known.has(id))) throw new AppError('NOT_FOUND')
  const named = new Set(ids)
  const all = [...named, ...rows.map(({ id }) => id).filter((id) => !named.has(id))]
  await sql`update ${table} as t set ${place} = o.n from unnest(${all}::int[]) with ordinality as o (id, n)
    where t.id = o.id and t.${place} is distinct from o.n`.execute(trx)
}
