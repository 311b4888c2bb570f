import type { DemoKeeper } from '@atrio/api/demo-keeper'
import type { Database } from '@atrio/api/db/client'
import { withPlatform } from '@atrio/api/db/tenant'
import { demoChurches, type DemoChurch, type DemoChurchName } from './churches.ts'
import { loadIgreja } from './load/igreja.ts'
import { loadOrganizacoes } from './load/organizacoes.ts'
import { loadUsers } from './load/users.ts'
import { writePictures } from './pictures/files.ts'
import { writePodcast } from './podcast/write-podcast.ts'
import { writeFilms } from './play/write-films.ts'
import { writeScores } from './praise/scores.ts'
import { writeVideoMedia } from './videos/write-media.ts'
import { descriptions } from './world.ts'

export type LoadDemoOptions = {
  /** The day around which services change and banners come and go; by default today. */
  now?: Date
  /** Where the drawn pictures are written, one folder for each church; without it none are. */
  mediaDir?: string | undefined
  /** Keeps what only a server can; without one there is nothing sealed, no film, and no file of anybody. */
  keeper?: DemoKeeper | undefined
}

/**
 * Loads the demo world: two organisations, their churches and the people who test them. Each church arrives
 * whole or not at all, and one that is already there stays as it is, so calling this again changes nothing.
 */
export async function loadDemo(
  db: Database,
  { now = new Date(), mediaDir, keeper }: LoadDemoOptions = {},
): Promise<void> {
  const missing = await findMissing(db)
  if (missing.length > 0) {
    const [organizacoes, users] = await withPlatform(db, async (trx) => [
      await loadOrganizacoes(trx),
      await loadUsers(trx),
    ])
    for (const name of missing) await loadIgreja(db, { name, organizacoes, users, now, keeper })
  }
  if (mediaDir) await drawMissing(db, mediaDir)
  if (keeper) await writeFilms(keeper, await findPresent(db))
}

async function findMissing(db: Database): Promise<DemoChurchName[]> {
  const present = await findPresent(db)
  return (Object.keys(demoChurches) as DemoChurchName[]).filter(
    (name) => !present.has(demoChurches[name].codigo),
  )
}

// Also for churches of an earlier start, whose media folder may have been left behind on another machine.
async function drawMissing(db: Database, mediaDir: string): Promise<void> {
  const present = await findPresent(db)
  for (const [name, church] of Object.entries(demoChurches) as [DemoChurchName, DemoChurch][]) {
    await writePictures(mediaDir, present.get(church.codigo)!, church, descriptions[name])
    await writeScores(mediaDir, present.get(church.codigo)!, name)
    await writePodcast(mediaDir, present.get(church.codigo)!, name)
    await writeVideoMedia(mediaDir, present.get(church.codigo)!, church.codigo)
  }
}

/** Ids of the demo churches that exist, by code. */
async function findPresent(db: Database): Promise<Map<string, number>> {
  const codigos = Object.values(demoChurches).map(({ codigo }) => codigo)
  const rows = await db.selectFrom('igreja').where('codigo', 'in', codigos).select(['id', 'codigo']).execute()
  return new Map(rows.map(({ id, codigo }) => [codigo, id]))
}
