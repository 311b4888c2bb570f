import type { RegistroListado, Resource, Valores } from '@atrio/contract'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { LATE } from '../db/late.ts'
import {
  asOneList,
  column,
  onTheWire,
  placeOf,
  recursoOf,
  scopeOf,
  situacaoOf,
  tableOf,
  timesOf,
  valuesAs,
} from './sql.ts'

/** What a list asks for; the filters are named by the resource. */
export type ListQuery = { busca?: string; situacao?: string; page: number; limit: number } & Record<
  string,
  unknown
>

export type Listed = Pick<
  RegistroListado,
  'id' | 'versao' | 'situacao' | 'flagRascunho' | 'flagMudancaFalhou'
> & {
  mudaEm: Date | null
  publicarEm: Date | null
  retirarEm: Date | null
  alteradoEm: Date | null
  userId: number | null
  valores: Valores
}

/**
 * What is published, scheduled or archived, and above it what was begun and never published. What is archived is listed
 * where it is asked for.
 */
export async function listRecords(
  trx: TenantTrx,
  { resource, query }: { resource: Resource; query: ListQuery },
): Promise<{ rows: Listed[]; more: boolean }> {
  const { order, listed } = resource
  const { publicarEm, retirarEm } = timesOf(resource)
  const recurso = recursoOf(resource)
  // The newest list first, each in its own order.
  const key =
    order === 'manual' ? sql`array[-${asOneList(resource)}, ${column(placeOf(resource))}]` : column(order.by)
  const direction = order !== 'manual' && order.descending ? sql`desc` : sql`asc`
  const state = query.situacao
  const { rows } = await sql<Listed>`
    with novos as (
      select distinct on (registro_id) registro_id, valores, data_alteracao, user_id from rascunho
      where recurso = ${recurso} and not exists (select from ${tableOf(resource)} as t where t.id = rascunho.registro_id)
      order by registro_id, data_alteracao desc
    ), todos as (
      select t.id, ${key} as chave, false as novo, null::timestamptz as desde from ${tableOf(resource)} as t
      where ${state === undefined ? sql`t.arquivado_em is null` : sql`${situacaoOf(resource)} = ${state}`}
        and ${scopeOf(resource)} and ${holds(resource.search.map(column), query.busca)} and ${filtered(resource, query, column)}
      union all
      select registro_id, null, true, data_alteracao from novos
      where ${state === undefined || state === 'rascunho'}
        and ${holds(resource.search.map(typedIn), query.busca)} and ${filtered(resource, query, typedIn)}
    ), pagina as (
      select row_number() over () as n, id, novo from (
        select id, novo from todos order by novo desc, desde desc, chave ${direction} nulls last, id desc
        limit ${query.limit + 1} offset ${(query.page - 1) * query.limit}) as p
    )
    select p.n, t.id, t.versao, ${situacaoOf(resource)} as situacao, ${publicarEm} as publicar_em, ${retirarEm} as retirar_em,
      r.data_cadastro as alterado_em, r.user_id, ${valuesAs(listed)} as valores,
      exists (select from rascunho where recurso = ${recurso} and registro_id = t.id) as flag_rascunho,
      a.vale_em as muda_em, coalesce(a.falha is not null or a.vale_em < now() - ${LATE}, false) as flag_mudanca_falhou
    from pagina as p join ${tableOf(resource)} as t on not p.novo and t.id = p.id
    left join mudanca_agendada as a on a.recurso = ${recurso} and a.registro_id = t.id
    left join lateral (select data_cadastro, user_id from revisao
      where recurso = ${recurso} and registro_id = t.id::text and versao = t.versao order by id desc limit 1) as r on true
    union all
    select p.n, registro_id, 0, 'rascunho', null, null, data_alteracao, user_id, valores, true, null, false
    from pagina as p join novos on p.novo and registro_id = p.id
    order by n`.execute(trx)
  const page = rows.slice(0, query.limit).map((row) => ({
    ...row,
    valores: onTheWire(resource, Object.fromEntries(listed.map((name) => [name, row.valores[name] ?? null]))),
  }))
  return { rows: page, more: rows.length > query.limit }
}

const typedIn = (name: string): RawBuilder<unknown> => sql`(valores ->> ${name}::text)`

/** Whether the columns hold every word, without regard to accents or case. */
function holds(columns: readonly RawBuilder<unknown>[], busca = ''): RawBuilder<boolean> {
  const words = busca
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  if (words.length === 0) return sql<boolean>`true`
  const text = sql`fold_text(concat_ws(' ', ${sql.join(columns)}))`
  return sql<boolean>`${text} like all (select fold_text(word) from unnest(${words}::text[]) as word)`
}

function filtered(
  { filters = [] }: Resource,
  query: ListQuery,
  at: (name: string) => RawBuilder<unknown>,
): RawBuilder<boolean> {
  const asked = filters.filter((name) => query[name] !== undefined)
  const conditions = asked.map((name) => sql<boolean>`${at(name)}::text = ${String(query[name])}`)
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`
}
