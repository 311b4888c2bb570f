import type { Registro, Resource, Valores } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { findMudanca } from './mudanca.ts'
import { apagaEmOf, onTheWire, recursoOf, scopeOf, situacaoOf, tableOf, timesOf, valuesAs } from './sql.ts'

/** A row as it is published, with who changed it last. */
export interface Row {
  id: number
  versao: number
  situacao: Registro['situacao']
  publicarEm: Date | null
  retirarEm: Date | null
  apagaEm: Date | null
  alteradoEm: Date | null
  userId: number | null
  valores: Valores
}

/** A draft, with the account of who typed it. */
export interface Draft {
  valores: Valores
  versaoBase: number
  dataAlteracao: Date
  userId: number
}

export async function findRow(
  trx: TenantTrx,
  { resource, id }: { resource: Resource; id: number },
): Promise<Row | null> {
  const { publicarEm, retirarEm } = timesOf(resource)
  const { rows } = await sql<Row>`
    select t.id, t.versao, ${situacaoOf(resource)} as situacao, ${publicarEm} as publicar_em, ${retirarEm} as retirar_em,
      ${apagaEmOf(resource)} as apaga_em, r.data_cadastro as alterado_em, r.user_id, ${valuesAs(Object.keys(resource.fields))} as valores
    from ${tableOf(resource)} as t left join lateral (
      select data_cadastro, user_id from revisao
      where recurso = ${recursoOf(resource)} and registro_id = t.id::text and versao = t.versao
      order by id desc limit 1) as r on true
    where t.id = ${id} and ${scopeOf(resource)}`.execute(trx)
  const [row] = rows
  return row ? { ...row, valores: onTheWire(resource, row.valores) } : null
}

/** Every draft of a record, the newest first. */
async function listDrafts(
  trx: TenantTrx,
  { resource, id }: { resource: Resource; id: number },
): Promise<Draft[]> {
  const { rows } = await sql<Draft>`
    select valores, versao_base, data_alteracao, user_id from rascunho
    where recurso = ${recursoOf(resource)} and registro_id = ${id} order by data_alteracao desc limit 50`.execute(
    trx,
  )
  // After a migration a draft may name what is gone.
  return rows.map((row) => ({ ...row, valores: pick(row.valores, Object.keys(resource.fields)) }))
}

/** A record and its drafts. @throws AppError NOT_FOUND where there is neither */
export async function findRecord(trx: TenantTrx, given: { resource: Resource; id: number }) {
  const [row, drafts] = [await findRow(trx, given), await listDrafts(trx, given)]
  if (!row && drafts.length === 0) throw new AppError('NOT_FOUND')
  return { row, drafts, mudanca: await findMudanca(trx, given) }
}

export function pick(valores: Valores, names: readonly string[]): Valores {
  return Object.fromEntries(names.flatMap((name) => (name in valores ? [[name, valores[name]]] : [])))
}
