import type { Espera } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { leaveLine, lockTurn } from '../payments/waiting/turns.ts'
import { CONFIRMABLE, findEspera, toEspera } from './ver-espera.ts'

/**
 * The address is its owner's: the turn is in line from now on.
 * @throws AppError NOT_FOUND, also for one that was not confirmed in time
 */
export async function confirmarEspera(trx: TenantTrx, { codigo }: { codigo: string }): Promise<Espera> {
  const row = await lockTurn(trx, await findEspera(trx, { codigo }))
  if (row.situacao !== 'a_confirmar') return toEspera(trx, row)
  const other = await trx
    .selectFrom('espera')
    .where('ingressoId', '=', row.ingressoId)
    .where('contatoHash', '=', row.contatoHash)
    .where('situacao', 'in', ['aguardando', 'oferecida'])
    .selectAll()
    .executeTakeFirst()
  const confirmed = await trx
    .updateTable('espera')
    // One turn of an address: the one that is in line already stays the one.
    .set({ situacao: other ? 'desistiu' : 'aguardando' })
    .where('id', '=', row.id)
    .where('dataCadastro', '>', CONFIRMABLE)
    .returningAll()
    .executeTakeFirst()
  if (!confirmed) throw new AppError('NOT_FOUND')
  return toEspera(trx, other ?? confirmed)
}

export async function listEsperas(
  trx: TenantTrx,
  { userId, eventoId }: { userId: number; eventoId: number },
): Promise<Espera[]> {
  const rows = await trx
    .selectFrom('espera')
    .where('userId', '=', userId)
    .where('eventoId', '=', eventoId)
    .where('situacao', 'in', ['aguardando', 'oferecida'])
    .selectAll()
    .orderBy('id')
    .execute()
  const esperas: Espera[] = []
  for (const row of rows) esperas.push(await toEspera(trx, row))
  return esperas
}

export async function getEspera(trx: TenantTrx, { codigo }: { codigo: string }): Promise<Espera> {
  return toEspera(trx, await findEspera(trx, { codigo }))
}

export async function deleteEspera(trx: TenantTrx, { codigo }: { codigo: string }): Promise<void> {
  await leaveLine(trx, await findEspera(trx, { codigo }))
}
