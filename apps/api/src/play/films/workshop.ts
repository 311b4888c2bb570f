import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../../deps.ts'
import { filmKey, typeOf } from '../../files/film-key.ts'

type Which = { igrejaId: number; id: string }

/** A folder of this machine in which a film is cut; what is done goes into storage (Decision 226). */
export interface Workshop {
  folder: string
  close: () => Promise<void>
}

/** Whoever works there writes more often. */
const LEFT_MS = 2 * 86_400_000
const AT_ONCE = 8

/** Beside it what others left who died at it, of this film or long ago, is cleared away. */
export async function openWorkshop(
  { env }: Pick<Deps, 'env'>,
  { igrejaId, id }: Which,
  now = Date.now(),
): Promise<Workshop> {
  const name = `${igrejaId}-${id}-`
  await mkdir(env.filmsDir, { recursive: true, mode: 0o700 })
  for (const other of await readdir(env.filmsDir)) {
    const path = join(env.filmsDir, other)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
    if (other.startsWith(name) || now - mtimeMs > LEFT_MS) await rm(path, { recursive: true, force: true })
  }
  const folder = await mkdtemp(join(env.filmsDir, name))
  return { folder, close: () => rm(folder, { recursive: true, force: true }) }
}

/** Puts what has been made into storage, some at a time, by its name in the folder. */
export async function storeMade(
  { storage }: Pick<Deps, 'storage'>,
  film: Which,
  { folder, files }: { folder: string; files: readonly string[] },
): Promise<void> {
  const left = [...files]
  const storeSome = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift())
      await storage.takeFile(filmKey(film, file), join(folder, file), typeOf(file)!)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, storeSome))
}
