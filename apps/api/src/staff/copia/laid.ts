import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { withTenant } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { mediaKey, mediaType } from '../../files/media-key.ts'
import type { Regular } from '../../jobs/regular.ts'
import type { CopiaDeps } from './copia-deps.ts'
import { COPIAS } from './received-path.ts'

type LaidDeps = Pick<CopiaDeps, 'db' | 'env' | 'onError' | 'storage'>

const mediaOf = ({ env }: LaidDeps, igrejaId: number) => join(env.dataDir, COPIAS, `${igrejaId}.midia`)
const listOf = ({ env }: LaidDeps, igrejaId: number) => join(env.dataDir, COPIAS, `${igrejaId}.chaves`)

export interface Laying {
  /** Where the church's media lie until all has come: no address leads there. */
  media: string
  /** Says that a file is about to be stored, before it is. */
  note: (key: string) => Promise<unknown>
  close: () => Promise<void>
}

/** What an archive lays down is named first, so that it can go again, whoever dies meanwhile. */
export async function beginLaying(deps: LaidDeps, igrejaId: number): Promise<Laying> {
  // Of a try that came to no end.
  await takeBack(deps, igrejaId)
  const media = mediaOf(deps, igrejaId)
  await mkdir(media, { recursive: true, mode: 0o700 })
  const list = await open(listOf(deps, igrejaId), 'w', 0o600)
  return { media, note: (key) => list.appendFile(`${key}\n`), close: () => list.close() }
}

/** The rows have come: the media go where their addresses lead. */
export async function keepLaid(deps: LaidDeps, igrejaId: number): Promise<void> {
  // First: what is named here would go.
  await rm(listOf(deps, igrejaId), { force: true })
  const media = mediaOf(deps, igrejaId)
  const found = await readdir(media, { recursive: true, withFileTypes: true }).catch(ifMissing([]))
  for (const one of found) {
    if (!one.isFile()) continue
    const path = join(one.parentPath, one.name)
    const file = path.slice(media.length + 1).replaceAll('\\', '/')
    // Another process may do the same.
    await layDown(deps, { igrejaId, file, path }).catch(ifMissing(undefined))
  }
  await rm(media, { recursive: true, force: true })
}

async function layDown(
  { env, storage }: LaidDeps,
  { igrejaId, file, path }: { igrejaId: number; file: string; path: string },
): Promise<void> {
  const [key, tipo] = [mediaKey(igrejaId, file), mediaType(file)]
  if (key !== null && tipo !== null) return storage.takeFile(key, path, tipo)
  const place = join(env.mediaDir, String(igrejaId), file)
  await mkdir(dirname(place), { recursive: true })
  await rename(path, place)
}

async function takeBack(deps: LaidDeps, igrejaId: number): Promise<void> {
  await rm(mediaOf(deps, igrejaId), { recursive: true, force: true })
  const list = listOf(deps, igrejaId)
  const keys = (await readFile(list, 'utf8').catch(ifMissing(''))).split('\n').slice(0, -1)
  const left: string[] = []
  for (const key of keys)
    await deps.storage.remove(key).catch((cause: unknown) => {
      deps.onError(cause)
      left.push(key)
    })
  // What storage did not let go of goes at the next collection.
  if (left.length === 0) await rm(list, { force: true })
}

/** What was laid down stays where the rows have come, and goes otherwise; only once nobody is at it. */
export async function settleLaid(deps: LaidDeps, igrejaId: number): Promise<void> {
  await settleAs(deps, { igrejaId, situacao: await situacaoOf(deps, igrejaId) })
}

/** The same where it is known how far the archive has come. */
export function settleAs(
  deps: LaidDeps,
  { igrejaId, situacao }: { igrejaId: number; situacao: string | null },
): Promise<void> {
  return situacao === 'feita' ? keepLaid(deps, igrejaId) : takeBack(deps, igrejaId)
}

async function situacaoOf({ db }: LaidDeps, igrejaId: number): Promise<string | null> {
  const row = await withTenant(db, { igrejaId }, (trx) =>
    trx.selectFrom('copia').where('sentido', '=', 'entrada').select('situacao').executeTakeFirst(),
  )
  return row?.situacao ?? null
}

/** Longer than the work may take. */
const GRACE_MS = 3_600_000

export const copiaRegular: readonly Regular<Deps>[] = [
  { name: 'forget-archives', cron: '37 * * * *', seconds: 1_800, run: (deps) => sweepCopias(deps) },
]

/** Ends what nobody is at any more: what a process laid down that died, and archives that were sent and are not known. */
export async function sweepCopias(deps: LaidDeps, now = Date.now()): Promise<void> {
  const folder = join(deps.env.dataDir, COPIAS)
  const names = await readdir(folder).catch(ifMissing([]))
  for (const igrejaId of new Set(names.map((name) => Number.parseInt(name, 10)))) {
    if (!Number.isSafeInteger(igrejaId)) continue
    const own = names.filter((name) => name.startsWith(`${igrejaId}.`))
    const ages = await Promise.all(own.map(async (name) => now - (await touchedAt(join(folder, name), now))))
    if (Math.min(...ages) < GRACE_MS) continue
    // What stands in the way of one church's stands in nobody else's.
    await endLeft(deps, { igrejaId, folder }).catch(deps.onError)
  }
}

async function endLeft(
  deps: LaidDeps,
  { igrejaId, folder }: { igrejaId: number; folder: string },
): Promise<void> {
  await settleLaid(deps, igrejaId)
  if ((await situacaoOf(deps, igrejaId)) === null) await rm(join(folder, `${igrejaId}.zip`), { force: true })
}

/** When anything was last done with it. */
const touchedAt = (path: string, now: number) =>
  stat(path).then(
    ({ ctimeMs }) => ctimeMs,
    () => now,
  )

const ifMissing =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value
    throw error
  }
