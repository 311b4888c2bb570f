import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'

const STAFF = ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN']

/** @throws AppError FORBIDDEN for who has no role in the church's money */
export async function requireStaff(
  trx: TenantTrx,
  { userId, igrejaId }: { userId: number; igrejaId: number },
): Promise<void> {
  const role = await trx
    .selectFrom('userIgrejaRole')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .where('role', '=', (eb) => eb.fn.any(eb.val(STAFF)))
    .select('role')
    .executeTakeFirst()
  if (!role) throw new AppError('FORBIDDEN')
}
