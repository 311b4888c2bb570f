import type { TransmissaoEquipe } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { salaOf } from './sala-of.ts'

/** How many were in the room of a broadcast, minute by minute; one in which nobody was is a zero. */
export async function readPublico(
  trx: TenantTrx,
  of: { transmissaoId: number },
): Promise<TransmissaoEquipe['publicoPorMinuto']> {
  const { rows } = await sql<{ de: Date; quantos: number[] }>`
    with p as (
      select p.minuto, p.quantos, max(p.minuto) over () as ultimo from sala_publico p
        join sala s on s.igreja_id = p.igreja_id and s.id = p.sala_id
      where s.codigo = ${salaOf(of)}),
    kept as (select * from p where minuto > ultimo - interval '8 hours')
    select min(m.em) as de, array_agg(coalesce(k.quantos, 0) order by m.em) as quantos
    from (select generate_series(min(minuto), max(minuto), interval '1 minute') as em from kept) m
      left join kept k on k.minuto = m.em
    having count(*) > 0`.execute(trx)
  const row = rows[0]
  return row ? { de: row.de.toISOString(), quantos: row.quantos } : null
}
