import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { renewTermos } from '../../payments/order/buyer-terms.ts'
import { rehashContato } from '../../payments/waiting/contact.ts'
import { sealedColumns } from '../../sealed-columns.ts'
import { unseal } from '../../sealed.ts'
import type { Secrets } from '../../secrets.ts'

const BATCH = 500

/** What is found by digests of its words gets those of this installation's keys. */
export async function renewDigests(
  secrets: Secrets,
  trx: TenantTrx,
  { igrejaId }: { igrejaId: number },
): Promise<void> {
  for (const purpose of ['comprador', 'espera'] as const) {
    const { table, column, context } = sealedColumns[purpose]
    for (let last = 0; ;) {
      const { rows } = await sql<{ id: number; contexto: string; valor: Buffer }>`
        select id, (${sql.raw(context)})::text as contexto, ${sql.ref(column)} as valor from ${sql.table(table)}
        where igreja_id = ${igrejaId} and id > ${last} and ${sql.ref(column)} is not null order by id limit ${BATCH}`.execute(
        trx,
      )
      for (const { id, contexto, valor } of rows) {
        const text = unseal(secrets, purpose, contexto, valor)
        if (purpose === 'comprador') await renewTermos(secrets, trx, { igrejaId, id, comprador: text })
        else await rehashContato(secrets, trx, { igrejaId, id, contato: text })
        last = id
      }
      if (rows.length < BATCH) break
    }
  }
}
