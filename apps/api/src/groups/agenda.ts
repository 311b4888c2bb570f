import { withTenant } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { putAgenda, type Agenda, type Due } from '../jobs/agenda.ts'
import { tellAlertas } from './tell-alertas.ts'
import { tellLideres } from './tell.ts'

/**
 * Requests that nobody has answered for three days, groups that may be what somebody waits for, and what was waited for
 * long enough; triggers put them here, and take out what is over.
 */
export const groupsAgenda: Agenda<Pick<Deps, 'db' | 'announce' | 'secrets'>> = {
  celula_lembrete: remind,
  celula_aberta: tellAlertas,
  celula_alerta_fim: ({ db }, { igrejaId, referencia }) =>
    withTenant(db, { igrejaId }, (trx) =>
      trx.deleteFrom('celulaAlerta').where('id', '=', Number(referencia)).execute(),
    ),
}

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
