import { addDays, PRICE_NOTICE_DAYS } from '@atrio/rules'
import { sql, type Selectable } from 'kysely'
import type { Tables } from '../db/schema.generated.ts'
import type { TenantTrx } from '../db/tenant.ts'
import type { AssinaturaRow } from './states.ts'

export type PrecoRow = Selectable<Tables['planoAssinaturaPreco']>

export function loadPreco(trx: TenantTrx, { id }: { id: number }): Promise<PrecoRow> {
  return trx.selectFrom('planoAssinaturaPreco').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
}

/** A price of the plan that is to come, and that its subscriber has not been told of. */
export function findNewPrice(
  trx: TenantTrx,
  { planoId, precoId, avisadoPrecoId }: AssinaturaRow,
): Promise<PrecoRow | undefined> {
  return newest(trx, planoId)
    .where('id', '>', Math.max(precoId, avisadoPrecoId ?? 0))
    .executeTakeFirst()
}

/**
 * What a period that is due on a day costs who has the plan: their own price until another was told them long enough
 * before.
 */
export async function priceFor(
  trx: TenantTrx,
  { row, due }: { row: AssinaturaRow; due: string },
): Promise<PrecoRow> {
  const { avisadoPrecoId, avisadoPrecoEm, precoId } = row
  const isTold = avisadoPrecoEm !== null && addDays(avisadoPrecoEm, PRICE_NOTICE_DAYS) <= due
  if (avisadoPrecoId === null || !isTold) return loadPreco(trx, { id: precoId })
  const told = await newest(trx, row.planoId)
    .where('id', '=', avisadoPrecoId)
    .where(sql<boolean>`igreja_day(igreja_id, vigente_assinantes) <= ${due}::date`)
    .executeTakeFirst()
  return told ?? loadPreco(trx, { id: precoId })
}

function newest(trx: TenantTrx, planoId: number) {
  return trx
    .selectFrom('planoAssinaturaPreco')
    .where('planoId', '=', planoId)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
}
