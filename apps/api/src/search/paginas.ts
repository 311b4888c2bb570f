import { tiposPagina, type CallInput, type CallResult, type Pagina, type searchCalls } from '@atrio/contract'
import { sql } from 'kysely'
import { documentShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'

type Calls = typeof searchCalls

/** What can be found is what anybody may read, so its documents are the pages (Decision 34). */
export async function listPaginas(
  trx: TenantTrx,
  { page, limit }: CallInput<Calls['listPaginas']>['query'],
): Promise<CallResult<Calls['listPaginas']>> {
  // A series shows its lessons, a ministry its projects: what changes there changes the page.
  const { rows } = await sql<{ paginas: Pagina[] | null; total: number }>`
    with visivel as materialized (
      select tipo, origem, chave, pai, greatest(data_alteracao, nullif(inicio, '-infinity')) as alterado
      from busca_documento
      where ${documentShown}
    ),
    dentro as (
      select case tipo when 'ebd_licao' then 'ebd' else 'ministerio' end as tipo, pai as chave, max(alterado) as alterado
      from visivel where tipo in ('ebd_licao', 'projeto') group by 1, 2
    ),
    pagina as materialized (
      select tipo, origem, v.chave, v.pai, greatest(v.alterado, d.alterado) as alterado
      from visivel as v left join dentro as d using (tipo, chave)
      where tipo = any(${tiposPagina}::text[])
    ),
    listada as (
      select *, row_number() over (order by array_position(${tiposPagina}::text[], tipo), length(origem), origem) as lugar
      from pagina order by lugar limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*)::int from pagina) as total,
      (select json_agg(json_build_object('tipo', tipo, 'chave', chave, 'pai', pai, 'dataAlteracao',
        to_char(alterado at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by lugar) from listada) as paginas`.execute(
    trx,
  )
  const { paginas, total } = rows[0]!
  return { paginas: paginas ?? [], total }
}
