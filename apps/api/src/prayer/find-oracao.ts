import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { NOT_GONE, ON_WALL } from './oracao-shape.ts'

/** Who writes, at which church. */
export interface Author {
  igrejaId: number
  userId: number
}

/** @throws AppError NOT_FOUND for what is not on the wall */
export async function requireOnWall(
  trx: TenantTrx,
  { id }: { id: number },
): Promise<{ userId: number; qtdeOraram: number }> {
  const found = await trx
    .selectFrom('oracao')
    .where('oracao.id', '=', id)
    .where(ON_WALL)
    .select(['oracao.userId', 'oracao.qtdeOraram'])
    .executeTakeFirst()
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** The author's own, locked. @throws AppError NOT_FOUND, also for another person's and for what is gone */
export async function lockOwn(trx: TenantTrx, { userId, id }: { userId: number; id: number }) {
  const found = await trx
    .selectFrom('oracao')
    .where('oracao.id', '=', id)
    .where('oracao.userId', '=', userId)
    .where(NOT_GONE)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new AppError('NOT_FOUND')
  return found
}
