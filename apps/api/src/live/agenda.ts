import { sql } from 'kysely'
import { withTenant } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { putAgenda, type Agenda } from '../jobs/agenda.ts'
import { ringHosts } from './atendimento-espera.ts'
import { remindOfTransmissao } from './lembretes.ts'
import { makeTransmissoes } from './make-transmissoes.ts'
import { sendMomentosOfTransmissao } from './momentos-no-tempo.ts'

/** A little after midnight by the church's clock. */
const NEXT_NIGHT = sql<Date>`(select (current_igreja_day() + 1 + time '00:10') at time zone fuso_horario
  from igreja where id = current_igreja())`

/** A church whose services or dates have changed, or whose next day has come. */
export const liveAgenda: Agenda<Pick<Deps, 'announce' | 'db'>> = {
  // 30 days after; what is taken out takes its room and its turn along.
  atendimento: ({ db }, { igrejaId, referencia }) =>
    withTenant(db, { igrejaId }, (trx) =>
      trx.deleteFrom('atendimento').where('id', '=', Number(referencia)).execute(),
    ),
  atendimento_espera: ringHosts,
  transmissao_lembrete: remindOfTransmissao,
  transmissao_momento: sendMomentosOfTransmissao,
  transmissoes: ({ db }, { igrejaId, referencia }) =>
    withTenant(db, { igrejaId }, async (trx) => {
      const has = await makeTransmissoes(trx, { igrejaId, now: new Date() })
      // A church without such a service comes here again by the trigger.
      await putAgenda(trx, { igrejaId, tipo: 'transmissoes', referencia, when: has ? NEXT_NIGHT : null })
    }),
}
