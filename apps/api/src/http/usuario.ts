import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from './errors.ts'

/**
 * The account of a person at the church of the transaction. The database shows people their accounts elsewhere too.
 * @throws AppError FORBIDDEN without one
 */
export async function requireUsuario(
  trx: TenantTrx,
  { igrejaId, userId }: { igrejaId: number; userId: number },
): Promise<{ id: number }> {
  const usuario = await trx
    .selectFrom('usuario')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .select('id')
    .executeTakeFirst()
  if (!usuario) throw new AppError('FORBIDDEN')
  return usuario
}

/**
 * The same, and holds it until the end of the transaction: what counts the rows that hang on it sees them all.
 * @throws AppError FORBIDDEN without one
 */
export async function lockUsuario(
  trx: TenantTrx,
  { igrejaId, userId }: { igrejaId: number; userId: number },
): Promise<void> {
  const usuario = await trx
    .selectFrom('usuario')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (!usuario) throw new AppError('FORBIDDEN')
}
