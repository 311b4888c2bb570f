import type { Resource, Valores } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { findRow, pick } from './row.ts'
import { camel, onTheWire, recursoOf } from './sql.ts'

interface Revision {
  versao: number
  acao: 'criacao' | 'alteracao' | 'exclusao'
  campos: string[]
  dataCadastro: Date
  userId: number | null
}

/** Who changed what of a record, the newest first. */
export async function listVersions(
  trx: TenantTrx,
  { resource, id }: { resource: Resource; id: number },
): Promise<Revision[]> {
  const { rows } = await sql<Revision>`select versao, acao, campos, data_cadastro, user_id from revisao
    where recurso = ${recursoOf(resource)} and registro_id = ${String(id)} order by revisao.id desc limit 200`.execute(
    trx,
  )
  return rows.map((row) => ({ ...row, campos: row.campos.map(camel) }))
}

/**
 * What a record said when it had a version: what it says, with the changes since undone one by one. Names that are no
 * field any more drop. @throws AppError NOT_FOUND
 */
export async function readVersion(
  trx: TenantTrx,
  { resource, id, numero }: { resource: Resource; id: number; numero: number },
): Promise<Valores> {
  const row = await findRow(trx, { resource, id })
  if (!row || numero > row.versao) throw new AppError('NOT_FOUND')
  const { rows } = await sql<{ antes: Valores | null }>`select antes from revisao
    where recurso = ${recursoOf(resource)} and registro_id = ${String(id)} and versao > ${numero}
    order by versao desc, revisao.id desc`.execute(trx)
  const names = Object.keys(resource.fields)
  const undone = rows.map(({ antes }) =>
    pick(Object.fromEntries(Object.entries(antes ?? {}).map(([name, value]) => [camel(name), value])), names),
  )
  return onTheWire(resource, Object.assign({ ...row.valores }, ...undone) as Valores)
}
