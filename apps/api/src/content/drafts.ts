import type { Resource, Valores } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { findRecord } from './row.ts'
import { recursoOf } from './sql.ts'
import { dropUses, noteUses } from './uses.ts'

/** How many a person may have begun at one church. */
const MAX_DRAFTS = 200

interface Own {
  resource: Resource
  id: number
  userId: number
}

/** A draft of a record that is not there yet, under the number that it will have. @throws AppError ACCOUNT_LIMIT */
export async function createDraft(
  trx: TenantTrx,
  { resource, userId, valores }: Omit<Own, 'id'> & { valores: Valores },
): Promise<number> {
  const recurso = recursoOf(resource)
  const { rows } = await sql<{
    id: string
  }>`select nextval(pg_get_serial_sequence(${recurso}, 'id'))::text as id`.execute(trx)
  const id = Number(rows[0]!.id)
  await saveDraft(trx, { resource, id, userId, valores, versao: 0 })
  return id
}

/** Keeps what somebody has typed; it is theirs until it is published or thrown away. @throws AppError NOT_FOUND, ACCOUNT_LIMIT */
export async function keepDraft(
  trx: TenantTrx,
  draft: Own & { valores: Valores; versao: number },
): Promise<Date> {
  await findRecord(trx, draft)
  return saveDraft(trx, draft)
}

async function saveDraft(
  trx: TenantTrx,
  { resource, id, userId, valores, versao }: Own & { valores: Valores; versao: number },
): Promise<Date> {
  const { rows } = await sql<{ dataAlteracao: Date }>`
    insert into rascunho (recurso, registro_id, user_id, valores, versao_base)
    select ${recursoOf(resource)}, ${id}, ${userId}, ${JSON.stringify(valores)}::jsonb, ${versao}::int
    where exists (select from rascunho where recurso = ${recursoOf(resource)} and registro_id = ${id} and user_id = ${userId})
      or (select count(*) from rascunho where user_id = ${userId}) < ${MAX_DRAFTS}
    on conflict (igreja_id, recurso, registro_id, user_id) do update set valores = excluded.valores,
      versao_base = excluded.versao_base, data_alteracao = now()
    returning data_alteracao`.execute(trx)
  if (!rows[0]) throw new AppError('ACCOUNT_LIMIT', { detalhes: { maximo: MAX_DRAFTS } })
  await noteUses(trx, { resource, id, valores })
  return rows[0].dataAlteracao
}

/** @throws AppError NOT_FOUND where nothing was begun */
export async function discardDraft(trx: TenantTrx, { resource, id, userId }: Own): Promise<void> {
  const { rows } = await sql`
    delete from rascunho where recurso = ${recursoOf(resource)} and registro_id = ${id} and user_id = ${userId}
    returning 1`.execute(trx)
  if (rows.length === 0) throw new AppError('NOT_FOUND')
  await dropUses(trx, { resource, id })
}
