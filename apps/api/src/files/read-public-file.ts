import { readWhole } from '../adapters/storage/storage.ts'
import { withTenant } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { keyOf, type Versao } from './arquivos.ts'

/** A file that anybody may see, as large as it is kept, by its `/arquivo/…` address; null when there is none. */
export async function readPublicFile(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  igrejaId: number,
  url: string,
): Promise<Buffer | null> {
  const [, owner, id] = /^\/arquivo\/(\d+)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/.exec(url) ?? []
  if (!id || owner !== String(igrejaId)) return null
  const row = await withTenant(db, { igrejaId }, (trx) =>
    trx
      .selectFrom('arquivo')
      .where('id', '=', id)
      .where('publico', '=', true)
      .select('versoes')
      .executeTakeFirst(),
  )
  const [first] = (row?.versoes ?? []) as unknown as Versao[]
  return first ? readWhole(storage, keyOf({ igrejaId, id, publico: true }, first)) : null
}
