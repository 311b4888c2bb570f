import { sql, type RawBuilder } from 'kysely'
import type { TenantTrx } from './db/tenant.ts'

/**
 * Whether the `usuario` of a query is at the church that its person belongs to (Spec §6): of all accounts of a person
 * exactly one is. It is the church changed to last; where nothing was chosen, or that account is gone, the newest
 * confirmed account (Decision 111). Only the person themselves sees their accounts at other churches: asked for somebody
 * else, the answer would be wrong.
 */
export function isIgrejaAtiva(): RawBuilder<boolean> {
  return sql<boolean>`usuario.igreja_id = (
    select candidate.igreja_id
    from usuario candidate join "user" person on person.id = candidate.user_id
    where candidate.user_id = usuario.user_id
    order by candidate.igreja_id is not distinct from person.igreja_ativa_id desc, candidate.flag_ativo desc,
      candidate.data_cadastro desc, candidate.igreja_id desc
    limit 1)`
}

/** Makes a church the one that a person belongs to. What they have at others stays where it is. */
export async function setIgrejaAtiva(
  trx: TenantTrx,
  { userId, igrejaId }: { userId: number; igrejaId: number },
): Promise<void> {
  await trx.updateTable('user').set({ igrejaAtivaId: igrejaId }).where('id', '=', userId).execute()
}
