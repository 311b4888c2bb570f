import { addDays, isIsoDate, weekdayOf } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { refuseStale } from '../../http/stale.ts'
import { tellMembers, type Mudanca } from '../culto-avisos.ts'

/** How far ahead a date may differ. */
const DAYS_AHEAD = 400

interface OneDate {
  id: number
  data: string
  versao: number
}

interface Change {
  flagCancelado: boolean
  hora: string | null
  observacao: string | null
  avisar: boolean
}

/**
 * Cancels a service on a date, or says another hour or a note for it.
 * @throws AppError NOT_FOUND, VALIDATION, VERSION_CONFLICT
 */
export async function saveAlteracao(trx: TenantTrx, { avisar, ...given }: OneDate & Change): Promise<void> {
  const { id: cultoId, data } = given
  const culto = await lockDate(trx, given)
  const hora = given.flagCancelado || given.hora === culto.hora ? null : given.hora
  const observacao = given.observacao?.trim() || null
  if (!given.flagCancelado && hora === null && observacao === null)
    throw new AppError('VALIDATION', { campos: [{ campo: 'hora', regra: 'required' }] })
  const row = { flagCancelado: given.flagCancelado, hora, observacao }
  await trx
    .insertInto('cultoAlteracao')
    .values({ cultoId, data, ...row })
    .onConflict((conflict) => conflict.columns(['igrejaId', 'cultoId', 'data']).doUpdateSet(row))
    .execute()
  const mudanca: Mudanca = row.flagCancelado ? 'cancelado' : hora === null ? 'nota' : 'hora'
  if (avisar) await tellMembers(trx, { cultoId, data, mudanca, hora, observacao })
}

/** As every week again. Whoever was told that it is not, is told that it is. @throws AppError NOT_FOUND, VERSION_CONFLICT */
export async function deleteAlteracao(trx: TenantTrx, given: OneDate): Promise<void> {
  const { id: cultoId, data } = given
  await lockDate(trx, given)
  const gone = await trx
    .deleteFrom('cultoAlteracao')
    .where('cultoId', '=', cultoId)
    .where('data', '=', data)
    .executeTakeFirst()
  if (Number(gone.numDeletedRows) === 0) throw new AppError('NOT_FOUND')
  await tellMembers(trx, { cultoId, data, mudanca: 'normal', hora: null, observacao: null })
}

/** The service, held so that two people change its dates one after the other. */
async function lockDate(trx: TenantTrx, { id, data, versao: seen }: OneDate): Promise<{ hora: string }> {
  const culto = await trx
    .selectFrom('culto')
    .where('id', '=', id)
    .where('arquivadoEm', 'is', null)
    .select(['diaSemana', 'hora', sql<string>`current_igreja_day()`.as('hoje')])
    .forUpdate()
    .executeTakeFirst()
  if (!culto) throw new AppError('NOT_FOUND')
  requireItsDay(culto, data)
  const row = await trx
    .selectFrom('cultoAlteracao')
    .where('cultoId', '=', id)
    .where('data', '=', data)
    .select(['versao', 'flagCancelado', 'hora', 'observacao'])
    .executeTakeFirst()
  const { versao, ...valores } = row ?? { versao: 0, flagCancelado: false, hora: null, observacao: null }
  const now = { ...valores, hora: valores.hora?.slice(0, 5) ?? null }
  await refuseStale(trx, {
    seen,
    now: { recurso: 'culto_alteracao', registro: `${id}/${data}`, versao, valores: now },
  })
  return { hora: culto.hora.slice(0, 5) }
}

/** A day of the calendar on which the service is, from today on. @throws AppError VALIDATION */
function requireItsDay({ diaSemana, hoje }: { diaSemana: number; hoje: string }, data: string): void {
  if (!isIsoDate(data) || weekdayOf(data) !== diaSemana) throw refuse('date')
  if (data < hoje) throw refuse('min')
  if (data > addDays(hoje, DAYS_AHEAD)) throw refuse('max')
}

const refuse = (regra: string) => new AppError('VALIDATION', { campos: [{ campo: 'params.data', regra }] })
