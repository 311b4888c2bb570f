import type { Resource } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import type { Publication } from './publish.ts'
import { findRow, type Row } from './row.ts'
import { recursoOf } from './sql.ts'
import { noteUses } from './uses.ts'

type Named = { resource: Resource; id: number }

/**
 * Publishes, but what visitors see already: that stays as it is until the time that is given, and then changes. What would
 * be refused then is refused now.
 * @param publishNow with the rights that publishing has
 * @throws AppError CHANGE_WAITS, VALIDATION, and whatever publishing throws
 */
export async function publishOrWait<Result>(
  trx: TenantTrx,
  { publishNow, ...given }: Publication & { publishNow: (given: Publication) => Promise<Result> },
): Promise<Result> {
  const { publicarEm, ...atOnce } = given
  const row = publicarEm && new Date(publicarEm) > new Date() ? await findShown(trx, given) : null
  if (!publicarEm || !row) return publishNow(given)
  requireOrder(given, row)
  await sql`savepoint mudanca`.execute(trx)
  const result = await publishNow(atOnce)
  await sql`rollback to savepoint mudanca`.execute(trx)
  await keepMudanca(trx, { ...atOnce, publicarEm })
  return result
}

/** @throws AppError NOT_FOUND where nothing is to come */
export async function callOff(trx: TenantTrx, { resource, id }: Named): Promise<void> {
  const { rows } = await sql`delete from mudanca_agendada
    where recurso = ${recursoOf(resource)} and registro_id = ${id} returning 1`.execute(trx)
  if (rows.length === 0) throw new AppError('NOT_FOUND')
}

/** What visitors see of a record at this moment; null where they see none of it. */
async function findShown(trx: TenantTrx, given: Publication): Promise<Row | null> {
  const row = await findRow(trx, given)
  return row?.situacao === 'publicado' ? row : null
}

/** A change that came after the end would be seen by nobody. */
function requireOrder({ publicarEm, retirarEm }: Publication, row: Row): void {
  const end = retirarEm === undefined ? row.retirarEm : retirarEm
  if (end && new Date(end) <= new Date(publicarEm!))
    throw new AppError('VALIDATION', { campos: [{ campo: 'retirarEm', regra: 'min' }] })
}

async function keepMudanca(
  trx: TenantTrx,
  { resource, id, userId, versao, valores, publicarEm, retirarEm }: Publication,
): Promise<void> {
  const recurso = recursoOf(resource)
  const { rows } = await sql`
    insert into mudanca_agendada (recurso, registro_id, user_id, valores, versao_base, vale_em, flag_retirada, vale_ate)
    values (${recurso}, ${id}, ${userId}, ${JSON.stringify(valores)}::jsonb, ${versao}::int, ${publicarEm}::timestamptz,
      ${retirarEm !== undefined}, ${retirarEm ?? null}::timestamptz)
    on conflict do nothing returning 1`.execute(trx)
  if (rows.length === 0) throw new AppError('CHANGE_WAITS')
  await noteUses(trx, { resource, id, valores })
  await sql`delete from rascunho where recurso = ${recurso} and registro_id = ${id} and user_id = ${userId}`.execute(
    trx,
  )
}
