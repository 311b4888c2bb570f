import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { lockLotes } from '../cart/holds.ts'
import type { EsperaRow } from './contact.ts'
import { releaseOffer } from './waiting-list.ts'

/** The order in which turns are served: those that staff put first, then as they came. */
export const inLine = sql`espera.adiantada_em nulls last, espera.id`

/** Behind the locks of its lots, as whoever makes offers takes them. */
export async function lockTurn(
  trx: TenantTrx,
  { id, eventoId, ingressoId }: Pick<EsperaRow, 'id' | 'eventoId' | 'ingressoId'>,
): Promise<EsperaRow> {
  await lockLotes(trx, { eventoId, ingressos: [ingressoId] })
  return trx.selectFrom('espera').where('id', '=', id).selectAll().forUpdate().executeTakeFirstOrThrow()
}

/** Ends a turn that is not over; what was offered goes to the next. */
export async function leaveLine(
  trx: TenantTrx,
  found: Pick<EsperaRow, 'id' | 'eventoId' | 'ingressoId'>,
): Promise<void> {
  const row = await lockTurn(trx, found)
  if (!['a_confirmar', 'aguardando', 'oferecida'].includes(row.situacao)) return
  if (row.grupo) await releaseOffer(trx, { grupo: row.grupo })
  await trx.updateTable('espera').set({ situacao: 'desistiu' }).where('id', '=', row.id).execute()
}
