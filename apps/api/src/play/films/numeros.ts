import type { NumerosPlay } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'

const DAYS = 30

/** How many people watched, day by day, and what they began most. */
export async function readNumeros(trx: TenantTrx): Promise<NumerosPlay> {
  const { rows: dias } = await sql<NumerosPlay['dias'][number]>`
    with begun as (
      select (iniciada_em at time zone i.fuso_horario)::date as dia, s.user_id
      from reproducao_sessao as s join igreja as i on i.id = s.igreja_id
      where iniciada_em > now() - make_interval(days => ${DAYS + 1}))
    select to_char(d, 'YYYY-MM-DD') as dia, count(distinct user_id)::int as pessoas, count(user_id)::int as inicios
    from generate_series(current_igreja_day() - ${DAYS - 1}::int, current_igreja_day(), interval '1 day') as d
      left join begun on begun.dia = d::date
    group by d order by d`.execute(trx)
  const { rows: titulos } = await sql<NumerosPlay['titulos'][number]>`
    select c.id, c.titulo, count(distinct s.user_id)::int as pessoas, count(*)::int as inicios
    from reproducao_sessao as s join plano_assinatura_conteudo as c on c.id = s.conteudo_id
    where s.iniciada_em > now() - make_interval(days => ${DAYS})
    group by c.id, c.titulo order by inicios desc, c.titulo limit 10`.execute(trx)
  return { dias, titulos }
}
