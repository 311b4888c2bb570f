import { sql } from 'kysely'
import { withTenant } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { putAgenda, type Agenda } from '../jobs/agenda.ts'
import { inTurn } from '../jobs/rounds.ts'
import { ringHosts } from './atendimento-espera.ts'
import { remindOfTransmissao } from './lembretes.ts'
import { makeTransmissoes } from './make-transmissoes.ts'
import { sendMomentosOfTransmissao } from './momentos-no-tempo.ts'

/** After midnight by the church's clock; over three hours, so that not all churches of a zone come at once. */
const NEXT_NIGHT = sql<Date>`(select (current_igreja_day() + 1 + (10 + id % 180) * interval '1 minute')
  at time zone fuso_horario from igreja where id = current_igreja())`

export const liveAgenda: Agenda<Pick<Deps, 'announce' | 'db'>> = {
  // 30 days after; what is taken out takes its room and its turn along.
  atendimento: ({ db }, { igrejaId, referencia }) =>
    withTenant(db, { igrejaId }, (trx) =>
      trx.deleteFrom('atendimento').where('id', '=', Number(referencia)).execute(),
    ),
  atendimento_espera: ringHosts,
  transmissao_lembrete: remindOfTransmissao,
  transmissao_momento: sendMomentosOfTransmissao,
}

/** Churches whose services or dates have changed, or whose next day has come: it may be that of all of them. */
export const datesAgenda: Agenda<Pick<Deps, 'db'>> = {
  transmissoes: ({ db }, { igrejaId, referencia }) =>
    inTurn(() =>
      withTenant(db, { igrejaId }, async (trx) => {
        const has = await makeTransmissoes(trx, { igrejaId, now: new Date() })
        // A church without such a service comes here again by the trigger.
        await putAgenda(trx, { igrejaId, tipo: 'transmissoes', referencia, when: has ? NEXT_NIGHT : null })
      }),
    ),
}
