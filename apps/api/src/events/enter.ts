import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import type { Holder } from '../payments/cart/holds.ts'

/**
 * One purchase of a person at an event after the other, and one change of what they hold there: a second click finds
 * what the first one did.
 * @throws AppError FORBIDDEN for a person without an account at this church
 */
export async function enter(
  trx: TenantTrx,
  { userId, eventoId }: Pick<Holder, 'eventoId' | 'userId'>,
): Promise<void> {
  const { rows } = await sql<{ usuario: boolean }>`
    select exists (select from usuario where user_id = ${userId} and igreja_id = current_igreja()) as usuario,
      pg_advisory_xact_lock(7411003, hashtext(${`${userId}:${eventoId}`}))`.execute(trx)
  if (!rows[0]!.usuario) throw new AppError('FORBIDDEN')
}
