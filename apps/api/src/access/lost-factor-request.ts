import { sql } from 'kysely'
import type { Database, PlatformTrx } from '../db/client.ts'
import { AppError } from '../http/errors.ts'
import type { StaffSession } from '../http/staff-session.ts'

export interface LostBy {
  por: 'operador' | 'administracao'
}

/** What somebody has asked for, while it counts. */
export function findPedido(db: Pick<Database, 'selectFrom'>, { userId }: { userId: number }) {
  return db
    .selectFrom('equipeFatorPerdido')
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .select(['id', 'codigoHash', 'expiresAt'])
    .executeTakeFirst()
}

/**
 * What was lost is over with the new factor: the one that it was, passkeys and codes of recovery go, and the request is
 * used up. @returns whose word it was
 * @throws AppError UNAUTHENTICATED where it no longer counts
 */
export async function dropLost(
  trx: Pick<PlatformTrx, 'deleteFrom'>,
  { userId, fatorPerdidoId }: Pick<StaffSession, 'userId' | 'fatorPerdidoId'>,
): Promise<LostBy> {
  const used = await trx
    .deleteFrom('equipeFatorPerdido')
    .where('id', '=', fatorPerdidoId!)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('flagOperador')
    .executeTakeFirst()
  if (!used) throw new AppError('UNAUTHENTICATED')
  await trx.deleteFrom('equipeChave').where('userId', '=', userId).execute()
  await trx
    .deleteFrom('equipeFator')
    .where('userId', '=', userId)
    .where('confirmadoEm', 'is not', null)
    .execute()
  await trx.deleteFrom('equipeCodigo').where('userId', '=', userId).execute()
  return { por: used.flagOperador ? 'operador' : 'administracao' }
}

/** They have it still, or have another password than the one with which it was asked. */
export async function forgetFatorPerdido(
  db: Pick<Database, 'deleteFrom'>,
  { userId }: { userId: number },
): Promise<void> {
  await db.deleteFrom('equipeFatorPerdido').where('userId', '=', userId).execute()
}
