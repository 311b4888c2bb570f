import { sql } from 'kysely'
import { withTenant } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import type { Regular } from '../../jobs/regular.ts'

export const chatRegular: readonly Regular<Pick<Deps, 'db'>>[] = [
  { name: 'forget-rooms', cron: '40 3 * * *', seconds: 3_600, run: forgetRooms },
]

/** The texts of what was removed go after thirty days, everything said in rooms after ninety, and guests with it. */
async function forgetRooms({ db }: Pick<Deps, 'db'>, signal?: AbortSignal): Promise<void> {
  for (const { id: igrejaId } of await db.selectFrom('igreja').select('id').execute()) {
    if (signal?.aborted) return
    await withTenant(db, { igrejaId }, async (trx) => {
      await sql`update sala_evento e set corpo = corpo - 'texto' where e.tipo = 'mensagem' and e.corpo ? 'texto'
        and exists (select from sala_remocao r where r.igreja_id = e.igreja_id and r.sala_id = e.sala_id
          and r.desfeita_em is null and r.data_cadastro < now() - interval '30 days'
          and (r.seq = e.seq or (r.autor = e.autor and r.ate_seq >= e.seq)))`.execute(trx)
      await sql`delete from sala_evento where em < now() - interval '90 days'`.execute(trx)
      await sql`delete from sala_publico where minuto < now() - interval '90 days'`.execute(trx)
      await sql`delete from sala_denuncia where data_cadastro < now() - interval '90 days'`.execute(trx)
      await sql`delete from sala_remocao where data_cadastro < now() - interval '90 days'`.execute(trx)
      await sql`delete from sala_moderacao where data_cadastro < now() - interval '90 days'`.execute(trx)
      await sql`delete from sala_participante where visto_em < now() - interval '90 days'`.execute(trx)
      // Their key is another one since yesterday.
      await sql`update sala_participante set ip_hmac = null
        where ip_hmac is not null and visto_em < now() - interval '2 days'`.execute(trx)
    })
  }
}
