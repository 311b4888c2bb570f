import { estadoTransmissao } from '@atrio/rules'
import { sql } from 'kysely'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { putAgenda, type Due } from '../jobs/agenda.ts'
import { sentColumns, tellMomentos } from './momentos.ts'
import { listedColumns, toListada, transmissoesWithSigns } from './transmissao-rows.ts'

/** Where a broadcast is late, what is due waits for it. */
const AGAIN = sql<Date>`now() + interval '20 seconds'`

/** What goes out by the clock is due: a trigger puts it here, and moves it along with the beginning (Decision 295). */
export function sendMomentosOfTransmissao({ db }: Pick<Deps, 'db'>, due: Due): Promise<void> {
  const { igrejaId, referencia } = due
  return withTenant(db, { igrejaId }, async (trx) => {
    const estado = await readEstado(trx, { id: Number(referencia) })
    if (estado === 'ao_vivo') return sendDue(trx, { transmissaoId: Number(referencia) })
    const isLate = estado === 'agendada' || estado === 'sala_aberta'
    await putAgenda(trx, { igrejaId, tipo: 'transmissao_momento', referencia, when: isLate ? AGAIN : null })
  })
}

/** Without a picture as well it is on air: there is a room. */
async function readEstado(trx: TenantTrx, { id }: { id: number }) {
  const row = await transmissoesWithSigns(trx)
    .where('transmissao.id', '=', id)
    .select(listedColumns)
    .executeTakeFirst()
  return row && estadoTransmissao({ ...toListada(row), flagImagem: true }, new Date())
}

/** With the moment at which each was due; what comes late, with that at which it comes. The triggers put the next here. */
async function sendDue(trx: TenantTrx, { transmissaoId }: { transmissaoId: number }): Promise<void> {
  const due = sql<Date>`coalesce(t.iniciada_em, t.inicio) + make_interval(secs => m.desvio)`
  const sent = await trx
    .updateTable('transmissaoMomento as m')
    .from('transmissao as t')
    .set({
      enviadoEm: sql<Date>`case when ${due} > now() - interval '1 minute' then ${due} else now() end`,
    })
    .whereRef('t.id', '=', 'm.transmissaoId')
    .where('t.id', '=', transmissaoId)
    .where('m.enviadoEm', 'is', null)
    .where(sql<boolean>`${due} <= now()`)
    .returning(sentColumns.map((column) => `m.${column}` as const))
    .returning('m.desvio')
    .execute()
  const inTurn = sent.toSorted((one, other) => one.desvio! - other.desvio! || one.id - other.id)
  await tellMomentos(trx, { transmissaoId, sent: inTurn })
}
