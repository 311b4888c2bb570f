import { todayIn } from '@atrio/rules'
import { sql } from 'kysely'
import { isKept } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'

/** What the rules of registration have to know of a church: its country, and which day it is there. */
export async function loadPlace(
  trx: TenantTrx,
  { igrejaId }: { igrejaId: number },
): Promise<{ pais: string; today: string }> {
  const { pais, fusoHorario } = await trx
    .selectFrom('igreja')
    .leftJoin('cliente', 'cliente.igrejaId', 'igreja.id')
    .where('igreja.id', '=', igrejaId)
    .select(['cliente.pais', 'igreja.fusoHorario'])
    .executeTakeFirstOrThrow()
  return { pais: pais ?? 'BR', today: todayIn(fusoHorario) }
}

export async function hasCongregacao(
  trx: TenantTrx,
  { igrejaId, id }: { igrejaId: number; id: number },
): Promise<boolean> {
  const found = await trx
    .selectFrom('congregacao')
    .where('igrejaId', '=', igrejaId)
    .where('id', '=', id)
    .where(isKept('congregacao'))
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Takes a person's CPF away. */
export async function deleteCpf(
  trx: TenantTrx,
  { igrejaId, usuarioId }: { igrejaId: number; usuarioId: number },
): Promise<void> {
  await trx
    .deleteFrom('usuarioDocumento')
    .where('igrejaId', '=', igrejaId)
    .where('usuarioId', '=', usuarioId)
    .where('tipo', '=', 'CPF')
    .execute()
}

/**
 * Makes a CPF a person's, instead of the one that they had.
 * @throws AppError CPF_IN_USE where it is somebody else's at this church
 */
export async function saveCpf(
  trx: TenantTrx,
  { igrejaId, usuarioId, cpf }: { igrejaId: number; usuarioId: number; cpf: string },
): Promise<void> {
  const numero = cpf.replace(/\D/g, '')
  // Of two who save one number at once the second waits here, and then sees whose it is.
  await sql`select pg_advisory_xact_lock(7411004, hashtext(${`${igrejaId}:${numero}`}))`.execute(trx)
  const owner = await trx
    .selectFrom('usuarioDocumento')
    .where('igrejaId', '=', igrejaId)
    .where('tipo', '=', 'CPF')
    .where('numero', '=', numero)
    .select('usuarioId')
    .executeTakeFirst()
  if (owner && owner.usuarioId !== usuarioId) throw new AppError('CPF_IN_USE')
  await trx
    .insertInto('usuarioDocumento')
    .values({ usuarioId, tipo: 'CPF', numero })
    .onConflict((conflict) => conflict.columns(['igrejaId', 'usuarioId', 'tipo']).doUpdateSet({ numero }))
    .execute()
}
