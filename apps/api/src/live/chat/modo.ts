import type { ModoSala } from '@atrio/contract'
import type { TenantTrx } from '../../db/tenant.ts'
import { appendEvento } from './append-evento.ts'
import { keepAcao } from './registro.ts'

/** Changes how a room is written in, and tells those who are there. */
export async function saveModo(
  trx: TenantTrx,
  { salaId, userId, modo }: { salaId: number; userId: number; modo: ModoSala },
): Promise<ModoSala> {
  await trx.updateTable('sala').set(modo).where('id', '=', salaId).execute()
  await keepAcao(trx, { salaId, userId, acao: 'modo' })
  appendEvento(trx, { salaId, tipo: 'modo', corpo: modo })
  return modo
}
