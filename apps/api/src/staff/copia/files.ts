import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../../deps.ts'
import { folderOf } from '../../files/arquivos.ts'
import type { ZipWriter } from '../../adapters/zip/write-zip.ts'
import { ARQUIVOS, MIDIA } from './manifest.ts'

/** Of broadcasts: as large as films, and left out as they are. */
const RECORDINGS = `${MIDIA}gravacoes/`

type FileDeps = Pick<Deps, 'env' | 'storage'>
type Part = { tamanho: number; sha256: string }

/**
 * Puts a church's files beside its rows: its media, and what was uploaded.
 * @param known ids of `arquivo` that the archive has a row of
 */
export async function addFiles(
  { env, storage }: FileDeps,
  zip: ZipWriter,
  { igrejaId, known }: { igrejaId: number; known: ReadonlySet<string> },
): Promise<Record<string, Part>> {
  const parts: Record<string, Part> = {}
  const folder = join(env.mediaDir, String(igrejaId))
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of found.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const name = `${MIDIA}${path.slice(folder.length + 1).replaceAll('\\', '/')}`
    if (name.startsWith(RECORDINGS)) continue
    parts[name] = await zip.add(name, createReadStream(path), { isDeflated: false })
  }
  for (const publico of [true, false]) {
    const place = folderOf(igrejaId, publico)
    for await (const { key } of storage.list(place)) {
      const rest = key.slice(place.length + 1)
      if (!known.has(rest.split('/')[0]!)) continue
      const stream = await storage.read(key)
      if (!stream) continue
      const name = `${ARQUIVOS}${publico ? 'publico' : 'privado'}/${rest}`
      parts[name] = await zip.add(name, stream, { isDeflated: false })
    }
  }
  return parts
}
