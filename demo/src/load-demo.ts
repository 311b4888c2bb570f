import type { Database } from '@atrio/api/db/client'
import { withPlatform } from '@atrio/api/db/tenant'
import { demoChurches, type DemoChurchName } from './churches.ts'
import { loadIgreja } from './load/igreja.ts'
import { loadOrganizacoes } from './load/organizacoes.ts'
import { loadUsers } from './load/users.ts'

export type LoadDemoOptions = {
  /** The day around which services change and banners come and go; by default today. */
  now?: Date
  /** Where the drawn pictures are written, one folder for each church; without it none are. */
  mediaDir?: string | undefined
}

/**
 * Loads the demo world: two organisations, their churches and the people who test them. Each church arrives
 * whole or not at all, and one that is already there stays as it is, so calling this again changes nothing.
 */
export async function loadDemo(
  db: Database,
  { now = new Date(), mediaDir }: LoadDemoOptions = {},
): Promise<void> {
  const missing = await findMissing(db)
  if (missing.length === 0) return
  const [organizacoes, users] = await withPlatform(db, async (trx) => [
    await loadOrganizacoes(trx),
    await loadUsers(trx),
  ])
  for (const name of missing) await loadIgreja(db, { name, organizacoes, users, now, mediaDir })
}

async function findMissing(db: Database): Promise<DemoChurchName[]> {
  const names = Object.keys(demoChurches) as DemoChurchName[]
  const rows = await db
    .selectFrom('igreja')
    .where(
      'codigo',
      'in',
      names.map((name) => demoChurches[name].codigo),
    )
    .select('codigo')
    .execute()
  const present = new Set(rows.map((row) => row.codigo))
  return names.filter((name) => !present.has(demoChurches[name].codigo))
}
