import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import type { BeforePublish } from '../publish.ts'
import { fileAt } from '../../files/named-files.ts'
import { requireInside } from './inside.ts'

/** An episode is the church's own podcast's, which begins with its first one; what it is said to be is read of its file. */
export const podcastItemRules: BeforePublish = async (trx, { valores, isNew }) => {
  const { audioFile, description } = valores
  requireInside({ campo: 'chapters', moments: valores['chapters'], ends: valores['duration'] })
  const { rows } = await sql<{ tipo: string; tamanho: number }>`
    select tipo, tamanho from arquivo where id = ${fileAt(audioFile)}::uuid`.execute(trx)
  return {
    description: description ?? '',
    // Of a file elsewhere the size is asked for later.
    audioType: rows[0]?.tipo ?? null,
    audioLength: rows[0]?.tamanho ?? null,
    ...(isNew && { podcastCodigo: await findOwn(trx), guid: randomUUID() }),
  }
}

async function findOwn(trx: TenantTrx): Promise<string> {
  const { rows } = await sql<{ codigo: string }>`select codigo from podcast where feed_url is null`.execute(
    trx,
  )
  if (rows[0]) return rows[0].codigo
  const begun = await sql<{ codigo: string }>`insert into podcast (codigo, titulo)
    select case when exists (select from podcast where codigo = i.codigo) then i.codigo || '-podcast' else i.codigo end, nome
    from igreja as i where id = current_igreja() returning codigo`.execute(trx)
  return begun.rows[0]!.codigo
}
