import type { CallResult, liveCalls } from '@atrio/contract'
import { sql } from 'kysely'
import { isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'

type EventoToCome = CallResult<(typeof liveCalls)['listTransmissoesEquipe']>['eventos'][number]

/** Events that may be broadcast: those that visitors see and that are not over. */
export async function listEventosToCome(trx: TenantTrx): Promise<EventoToCome[]> {
  const rows = await eventosToCome(trx).orderBy('dataInicio').orderBy('id').limit(100).execute()
  return rows.map(({ id, nome, dataInicio, dataFim }) => ({
    id,
    nome,
    inicio: dataInicio.toISOString(),
    fim: dataFim.toISOString(),
  }))
}

/** @throws AppError VALIDATION for one that is not among them */
export async function requireEvento(trx: TenantTrx, { id }: { id: number | null }): Promise<void> {
  if (id !== null && (await eventosToCome(trx).where('id', '=', id).executeTakeFirst())) return
  throw new AppError('VALIDATION', { campos: [{ campo: 'idEvento', regra: 'required' }] })
}

function eventosToCome(trx: TenantTrx) {
  return trx
    .selectFrom('evento')
    .where(isShown('evento'))
    .where('dataFim', '>', sql<Date>`now()`)
    .select(['id', 'nome', 'dataInicio', 'dataFim'])
}
