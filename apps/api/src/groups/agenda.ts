import { withTenant } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { putAgenda, type Agenda, type Due } from '../jobs/agenda.ts'
import { tellLideres } from './tell.ts'

/** Requests that nobody has answered for three days; a trigger puts them here, and takes out what is answered. */
export const groupsAgenda: Agenda<Pick<Deps, 'db' | 'announce' | 'secrets'>> = { celula_lembrete: remind }

/** Once, in the transaction that takes it out. */
function remind(
  deps: Pick<Deps, 'db' | 'announce' | 'secrets'>,
  { igrejaId, referencia }: Due,
): Promise<void> {
  return withTenant(deps.db, { igrejaId }, async (trx) => {
    await tellLideres(deps, trx, { igrejaId, id: Number(referencia), again: true })
    await putAgenda(trx, { igrejaId, tipo: 'celula_lembrete', referencia, when: null })
  })
}
