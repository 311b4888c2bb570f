import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type RawBuilder } from 'kysely'
import { withTenant } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { attendEach, igrejasIn, igrejasWith } from '../jobs/rounds.ts'
import { FILE_FOLDERS, folderOf } from './arquivos.ts'
import { MADE_FOLDER, madeFolder, SENT_FOLDER } from './media-key.ts'

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
  const unused = await unusedArquivos(deps)
  await attendEach(igrejasWith(deps.db, sql`exists (select ${unused})`), async (igrejaId) => {
    const { numAffectedRows } = await withTenant(deps.db, { igrejaId }, (trx) =>
      sql`delete ${unused}`.execute(trx),
    )
    swept.rows += Number(numAffectedRows)
  })
  await attendEach(await igrejasIn(deps, ...FILE_FOLDERS, MADE_FOLDER), async (igrejaId) => {
    for (const publico of [true, false]) swept.objects += await sweepFolder(deps, igrejaId, publico, now)
    swept.objects += await sweepSent(deps, igrejaId, now)
  })
  for (const name of await readdir(deps.env.receivingDir)) {
    const path = join(deps.env.receivingDir, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > GRACE_MS) await rm(path, { force: true })
  }
  return swept
}

/** Rows of a church that no reference leads to, a day after they were made; a table that comes later counts as well. */
async function unusedArquivos({ db }: Pick<Deps, 'db'>): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ place: string; name: string }>`
    select conrelid::regclass::text as place, attname as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[2]
    where contype = 'f' and confrelid = 'arquivo'::regclass`.execute(db)
  const unused = rows.map(
    ({ place, name }) => sql`and not exists (select from ${sql.raw(place)} p
      where p.igreja_id = arquivo.igreja_id and p.${sql.id(name)} = arquivo.id)`,
  )
  return sql`from arquivo where data_cadastro < now() - interval '1 day' ${sql.join(unused, sql` `)}`
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
