import type { Resource, Valores } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
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
  const files = Object.keys(resource.fields).flatMap((name) => fileAt(valores[name]) ?? [])
  if (files.length === 0) return
  await sql`insert into arquivo_uso (arquivo_id, recurso, registro_id)
    select a.id, ${recursoOf(resource)}, ${id}::int from arquivo as a
    where a.id = any(${files}::uuid[]) and a.publico on conflict do nothing`.execute(trx)
}

/** Of a draft that nobody has any more and that was never published. */
export async function dropUses(trx: TenantTrx, { resource, id }: Named): Promise<void> {
  const recurso = recursoOf(resource)
  await sql`delete from arquivo_uso where recurso = ${recurso} and registro_id = ${id}
    and not exists (select from ${tableOf(resource)} as t where t.id = ${id})
    and not exists (select from rascunho where recurso = ${recurso} and registro_id = ${id})`.execute(trx)
}

/** Whether a picture that a record names is one of this church's that anybody may see. */
export async function isOfChurch(trx: TenantTrx, { address }: { address: string }): Promise<boolean> {
  const file = fileAt(address)
  const { rows } = await sql<{ known: boolean }>`select case
    when ${file}::uuid is not null then starts_with(${address}, '/arquivo/' || current_igreja() || '/')
      and exists (select from arquivo where id = ${file}::uuid and publico and finalidade = 'conteudo')
    else starts_with(${address}, '/media/' || current_igreja() || '/') end as known`.execute(trx)
  return rows[0]!.known
}

function fileAt(value: unknown): string | null {
  const [, file] = /^\/arquivo\/\d+\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/.exec(String(value)) ?? []
  return file ?? null
}
