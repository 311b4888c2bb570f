import { sql } from 'kysely'
import { withTenant, type TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'

/** How often it is looked whether a service has begun or is over. */
export const LOOK_MS = 15_000

/** Until when the film of a row waits while there is a service; null where nothing is in its way (Decision 234). */
export const esperaAte = sql<Date | null>`filme_espera(filme.igreja_id, filme.data_cadastro)`

export function findEspera(trx: TenantTrx, { id }: { id: string }): Promise<Date | null> {
  return trx
    .selectFrom('filme')
    .where('id', '=', id)
    .where('situacao', 'in', ['recebida', 'preparando'])
    .select(esperaAte.as('ate'))
    .executeTakeFirst()
    .then((row) => row?.ate ?? null)
}

/** Whether a film that is being prepared has to stand still; each look is a sign of life of who prepares it. */
export async function standsStill(
  { db }: Pick<Deps, 'db'>,
  { igrejaId, id }: { igrejaId: number; id: string },
): Promise<boolean> {
  return withTenant(db, { igrejaId }, async (trx) => {
    const row = await trx
      .updateTable('filme')
      .set({ sinalEm: sql<Date>`now()` })
      .where('id', '=', id)
      .returning(esperaAte.as('ate'))
      .executeTakeFirst()
    return row?.ate != null
  })
}
