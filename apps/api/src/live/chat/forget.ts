import { sql } from 'kysely'
import { withTenant } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import type { Regular } from '../../jobs/regular.ts'
import { attendEach, igrejasWith } from '../../jobs/rounds.ts'

export const chatRegular: readonly Regular<Pick<Deps, 'db'>>[] = [
  { name: 'forget-rooms', cron: '40 3 * * *', seconds: 3_600, run: forgetRooms },
]

const REMOVED = sql<boolean>`tipo = 'mensagem' and corpo ? 'texto'
  and exists (select from sala_remocao r where r.igreja_id = e.igreja_id and r.sala_id = e.sala_id
    and r.desfeita_em is null and r.data_cadastro < now() - interval '30 days'
    and (r.seq = e.seq or (r.autor = e.autor and r.ate_seq >= e.seq)))`
/** Their key is another one since yesterday. */
const OLD_NETWORK = sql<boolean>`ip_hmac is not null and visto_em < now() - interval '2 days'`
/** What goes after ninety days, by when it was. */
const kept = {
  sala_evento: 'em',
  sala_publico: 'minuto',
  sala_denuncia: 'data_cadastro',
  sala_remocao: 'data_cadastro',
  sala_moderacao: 'data_cadastro',
  sala_participante: 'visto_em',
}
const old = Object.entries(kept).map(
  ([table, moment]) => sql`from ${sql.table(table)} where ${sql.ref(moment)} < now() - interval '90 days'`,
)

const DUE = sql<boolean>`(
  exists (select from sala_evento e where ${REMOVED})
  or exists (select from sala_participante where ${OLD_NETWORK})
  or ${sql.join(
    old.map((rows) => sql`exists (select ${rows})`),
    sql` or `,
  )})`

/** The texts of what was removed go after thirty days, everything said in rooms after ninety, and guests with it. */
async function forgetRooms({ db }: Pick<Deps, 'db'>, signal?: AbortSignal): Promise<void> {
  await attendEach(
    igrejasWith(db, DUE),
    (igrejaId) =>
      withTenant(db, { igrejaId }, async (trx) => {
        await sql`update sala_evento e set corpo = corpo - 'texto' where ${REMOVED}`.execute(trx)
        for (const rows of old) await sql`delete ${rows}`.execute(trx)
        await sql`update sala_participante set ip_hmac = null where ${OLD_NETWORK}`.execute(trx)
      }),
    signal,
  )
}
