import { arquivosFechados } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'

/** Notes which files something names, so that they stay. What is not there, or another church's, is not noted. */
export async function noteFiles(
  trx: TenantTrx,
  { recurso, id, addresses }: { recurso: string; id: number; addresses: readonly unknown[] },
): Promise<void> {
  const files = addresses.flatMap(filesIn)
  if (files.length === 0) return
  await sql`insert into arquivo_uso (arquivo_id, recurso, registro_id)
    select a.id, ${recurso}, ${id}::int from arquivo as a
    where a.id = any(${files}::uuid[]) and (a.publico or a.finalidade = any(${arquivosFechados}::text[]))
    on conflict do nothing`.execute(trx)
}

/**
 * Whether a file that a record names is one of this church's, and of its kind: a picture, unless it is to be another. Of
 * those that not everybody may see it is one that was sent for such records, never a person's (Decision 292).
 */
export async function isOfChurch(
  trx: TenantTrx,
  { address, finalidade = 'conteudo' }: { address: string; finalidade?: string },
): Promise<boolean> {
  const file = fileAt(address)
  const isClosed = arquivosFechados.includes(finalidade)
  const folder = finalidade === 'conteudo' || isClosed ? 'arquivo' : 'media'
  const { rows } = await sql<{ known: boolean }>`select case
    when ${file}::uuid is not null then starts_with(${address}, '/' || ${folder}::text || '/' || current_igreja() || '/')
      and exists (select from arquivo where id = ${file}::uuid and publico = ${!isClosed} and finalidade = ${finalidade})
    else ${!isClosed} and starts_with(${address}, '/media/' || current_igreja() || '/') end as known`.execute(
    trx,
  )
  return rows[0]!.known
}

/** The number of a file in the address by which a record names it. */
export function fileAt(value: unknown): string | null {
  const [file] = filesIn(value)
  return file !== undefined && String(value).startsWith('/') ? file : null
}

const FILE = /\/(?:arquivo\/\d+|media\/\d+\/envios)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/g

function filesIn(value: unknown): string[] {
  return typeof value === 'string' ? [...value.matchAll(FILE)].map(([, file]) => file!) : []
}
