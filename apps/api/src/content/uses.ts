import type { Resource, Valores } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { noteFiles } from '../files/named-files.ts'
import { recursoOf, tableOf } from './sql.ts'

interface Named {
  resource: Resource
  id: number
}

/** Notes which files a record names, so that they stay. What is not there, or another church's, is not noted. */
export async function noteUses(
  trx: TenantTrx,
  { resource, id, valores }: Named & { valores: Valores },
): Promise<void> {
  const addresses = Object.keys(resource.fields).map((name) => valores[name])
  await noteFiles(trx, { recurso: recursoOf(resource), id, addresses })
}

/** Of a draft that nobody has any more and that was never published. */
export async function dropUses(trx: TenantTrx, { resource, id }: Named): Promise<void> {
  const recurso = recursoOf(resource)
  await sql`delete from arquivo_uso where recurso = ${recurso} and registro_id = ${id}
    and not exists (select from ${tableOf(resource)} as t where t.id = ${id})
    and not exists (select from rascunho where recurso = ${recurso} and registro_id = ${id})`.execute(trx)
}
