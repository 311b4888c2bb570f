import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { withTenant } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { folderOf } from './arquivos.ts'
import { madeFolder, SENT_FOLDER } from './media-key.ts'

/** What is younger may be on its way to its row. */
const GRACE_MS = 3_600_000

/**
 * Forgets files that nothing points at: rows first, then what lies in storage without a row, and what was being received
 * when a process died.
 */
export async function sweepFiles(
  deps: Pick<Deps, 'db' | 'storage' | 'env'>,
  now = Date.now(),
): Promise<{ rows: number; objects: number }> {
  const swept = { rows: 0, objects: 0 }
  const igrejas = await deps.db.selectFrom('igreja').select('id').execute()
  for (const { id: igrejaId } of igrejas) {
    swept.rows += await withTenant(deps.db, { igrejaId }, async (trx) => {
      const { rows } = await sql<{ gone: number }>`select delete_unused_arquivos() as gone`.execute(trx)
      return rows[0]!.gone
    })
    for (const publico of [true, false]) swept.objects += await sweepFolder(deps, igrejaId, publico, now)
    swept.objects += await sweepSent(deps, igrejaId, now)
  }
  for (const name of await readdir(deps.env.receivingDir)) {
    const path = join(deps.env.receivingDir, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > GRACE_MS) await rm(path, { force: true })
  }
  return swept
}

async function sweepFolder(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  igrejaId: number,
  publico: boolean,
  now: number,
): Promise<number> {
  const old = new Map<string, string[]>()
  for await (const { key, written } of storage.list(folderOf(igrejaId, publico))) {
    if (now - written.getTime() < GRACE_MS) continue
    const id = key.split('/').at(-2)!
    old.set(id, [...(old.get(id) ?? []), key])
  }
  for (const id of await findKnown(db, igrejaId, [...old.keys()])) old.delete(id)
  const orphans = [...old.values()].flat()
  for (const key of orphans) await storage.remove(key)
  return orphans.length
}

/** What staff sent in parts lies among the church's media, by the same rule. */
async function sweepSent(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  igrejaId: number,
  now: number,
): Promise<number> {
  const old: string[] = []
  for await (const { key, written } of storage.list(madeFolder(igrejaId, SENT_FOLDER)))
    if (now - written.getTime() >= GRACE_MS) old.push(key)
  const known = new Set(await findKnown(db, igrejaId, old.map(idOf)))
  const orphans = old.filter((key) => !known.has(idOf(key)))
  for (const key of orphans) await storage.remove(key)
  return orphans.length
}

const idOf = (key: string) => key.split('/').at(-1)!.split('.')[0]!

async function findKnown(db: Deps['db'], igrejaId: number, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await withTenant(db, { igrejaId }, (trx) =>
    trx
      .selectFrom('arquivo')
      .where(sql<boolean>`id::text = any(${ids})`)
      .select('id')
      .execute(),
  )
  return rows.map(({ id }) => id)
}
