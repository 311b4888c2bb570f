import { sql } from 'kysely'
import { withTenant } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import type { Regular } from '../../jobs/regular.ts'
import { attendEach, igrejasIn } from '../../jobs/rounds.ts'
import { FILMS_FOLDER, filmKey, filmsOf } from '../../files/film-key.ts'

type SweepDeps = Pick<Deps, 'db' | 'storage'>

export const playRegular: readonly Regular<SweepDeps>[] = [
  { name: 'forget-films', cron: '27 3 * * *', seconds: 3_600, run: (deps) => sweepFilms(deps) },
]

/** What is younger may be on its way to its row. */
const GRACE_MS = 3_600_000

/** Forgets films without a row: a process that died while one came, was cut or was deleted leaves them. */
export async function sweepFilms(deps: SweepDeps, now = Date.now()): Promise<number> {
  let gone = 0
  await attendEach(await igrejasIn(deps, FILMS_FOLDER), async (igrejaId) => {
    const ids = await deps.storage.folders(filmsOf(igrejaId))
    const known = ids.length === 0 ? new Set() : await findKnown(deps, { igrejaId, ids })
    for (const id of ids.filter((one) => !known.has(one))) {
      const folder = filmKey({ igrejaId, id })
      if (await hasNew(deps, { folder, now })) continue
      await deps.storage.removeFolder(folder)
      gone += 1
    }
  })
  return gone
}

async function findKnown(
  { db }: SweepDeps,
  { igrejaId, ids }: { igrejaId: number; ids: string[] },
): Promise<Set<string>> {
  const rows = await withTenant(db, { igrejaId }, (trx) =>
    trx
      .selectFrom('filme')
      .where(sql<boolean>`id::text = any(${ids})`)
      .select('id')
      .execute(),
  )
  return new Set(rows.map(({ id }) => id))
}

async function hasNew(
  { storage }: SweepDeps,
  { folder, now }: { folder: string; now: number },
): Promise<boolean> {
  for await (const { written } of storage.list(folder)) if (now - written.getTime() < GRACE_MS) return true
  return false
}
