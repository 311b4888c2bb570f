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
