import { sql } from 'kysely'
import type { TenantTrx } from './db/tenant.ts'

/**
 * The plans that a person may watch now: paid, tried or in their grace (Decision 240). Whoever serves what plans include
 * asks here and nowhere else.
 */
export async function listPlanosAtivos(
  trx: TenantTrx,
  { userId }: { userId: number | null },
): Promise<Set<number>> {
  if (userId === null) return new Set()
  const rows = await trx
    .selectFrom('usuarioPlanoAssinatura')
    .where('userId', '=', userId)
    .where('acessoAte', '>=', sql<Date>`now()`)
    .select('planoId')
    .execute()
  return new Set(rows.map(({ planoId }) => planoId))
}
