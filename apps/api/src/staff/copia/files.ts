import { createReadStream } from 'node:fs'
import { readdir, statfs } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { folderOf } from '../../files/arquivos.ts'
import type { ZipWriter } from '../../adapters/zip/write-zip.ts'
import { filmFile, filmKey, typeOf } from '../../files/film-key.ts'
import { madeFolder, mediaType } from '../../files/media-key.ts'
import type { CopiaDeps } from './copia-deps.ts'
import { ARQUIVOS, COPIA_BOUNDS, FILMES, GRAVACOES, MIDIA, UPLOAD, type Deixado } from './manifest.ts'

type FileDeps = Pick<CopiaDeps, 'env' | 'storage'>
type Part = { tamanho: number; sha256: string }
type Chunks = AsyncIterable<Uint8Array>

export interface Filme {
  id: string
  nome: string
}

/** How much room large files may take: what is left of an archive, of the disk, and of time. */
export interface Room {
  /** In milliseconds since 1970: none is begun after it. */
  until: number
  bytes: number
  entries: number
  /** What has to stay free where the archive grows. */
  spare: number
}

export const ROOM: Omit<Room, 'until'> = {
  // The list of what it holds stands behind all of it.
  bytes: COPIA_BOUNDS.bytes - 64 * 1024 ** 2,
  entries: COPIA_BOUNDS.entries - 100,
  spare: 2 * 1024 ** 3,
}

/** Puts a church's files beside its rows: its media, what was uploaded, recordings and films; what has no room is named. */
export async function addFiles(
  deps: FileDeps,
  zip: ZipWriter,
  given: {
    igrejaId: number
    /** Ids of `arquivo` that the archive has a row of. */
    known: ReadonlySet<string>
    /** The newest first. */
    filmes: readonly Filme[]
    room: Room
  },
): Promise<{ partes: Record<string, Part>; deixados: Deixado[] }> {
  const { igrejaId, known, filmes, room } = given
  const partes: Record<string, Part> = {}
  const deixados: Deixado[] = []
  const add = async (name: string, chunks: Chunks, isLarge = false) => {
    partes[name] = await zip.add(name, chunks, { isDeflated: false, isLarge })
  }
  for (const { name, path } of await listDrawn(deps, igrejaId)) await add(name, createReadStream(path))
  const made = await listMade(deps, igrejaId)
  for (const { name, key } of made.filter((one) => !one.name.startsWith(GRAVACOES))) {
    const stream = await deps.storage.read(key)
    if (stream) await add(name, stream)
  }
  for await (const { name, key } of listUploads(deps, { igrejaId, known })) {
    const stream = await deps.storage.read(key)
    if (stream) await add(name, stream)
  }

  const fits = async (nome: string, { bytes, files }: { bytes: number; files: number }) => {
    const motivo = await lacks(deps, zip, { room, bytes, files })
    if (motivo) deixados.push({ nome: nome.slice(0, 200), tamanho: bytes, motivo })
    return motivo === null
  }
  for (const filme of filmes) {
    const files = await filesOf(deps, { igrejaId, id: filme.id })
    if (files.length === 0) continue
    const bytes = files.reduce((sum, one) => sum + one.size, 0)
    if (!(await fits(filme.nome, { bytes, files: files.length }))) continue
    for (const { key, file } of files) {
      const stream = await deps.storage.read(key)
      if (stream) await add(`${FILMES}${filme.id}/${file}`, stream, true)
    }
  }
  for (const { name, key } of made.filter((one) => one.name.startsWith(GRAVACOES))) {
    const bytes = await deps.storage.size(key)
    if (bytes === null || !(await fits(basename(name), { bytes, files: 1 }))) continue
    const stream = await deps.storage.read(key)
    if (stream) await add(name, stream, true)
  }
  return { partes, deixados }
}

async function lacks(
  { env }: FileDeps,
  zip: ZipWriter,
  { room, bytes, files }: { room: Room; bytes: number; files: number },
): Promise<Deixado['motivo'] | null> {
  if (zip.size + bytes > room.bytes || zip.count + files > room.entries) return 'maximo'
  if (Date.now() > room.until) return 'tempo'
  const { bavail, bsize } = await statfs(env.receivingDir)
  return bavail * bsize < bytes + room.spare ? 'disco' : null
}

/** What came with the demo world, or with an archive of it. */
async function listDrawn({ env }: FileDeps, igrejaId: number): Promise<{ name: string; path: string }[]> {
  const folder = join(env.mediaDir, String(igrejaId))
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return found
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .map((path) => ({ path, name: `${MIDIA}${path.slice(folder.length + 1).replaceAll('\\', '/')}` }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** What staff sent and what was recorded. */
async function listMade({ storage }: FileDeps, igrejaId: number): Promise<{ name: string; key: string }[]> {
  const folder = madeFolder(igrejaId)
  const keys: string[] = []
  // What is on its way has no ending of its own yet.
  for await (const { key } of storage.list(folder)) if (mediaType(key) !== null) keys.push(key)
  return keys.toSorted().map((key) => ({ key, name: `${MIDIA}${key.slice(folder.length + 1)}` }))
}

async function* listUploads(
  { storage }: FileDeps,
  { igrejaId, known }: { igrejaId: number; known: ReadonlySet<string> },
): AsyncGenerator<{ name: string; key: string }> {
  for (const publico of [true, false]) {
    const place = folderOf(igrejaId, publico)
    for await (const { key } of storage.list(place)) {
      const rest = key.slice(place.length + 1)
      // What a process that died left half of is none of them.
      if (known.has(rest.split('/')[0]!) && UPLOAD.test(rest))
        yield { key, name: `${ARQUIVOS}${publico ? 'publico' : 'privado'}/${rest}` }
    }
  }
}

/** A film as it came, which another installation prepares as this one has; without it what was made of it. */
async function filesOf(
  { storage }: FileDeps,
  film: { igrejaId: number; id: string },
): Promise<{ key: string; file: string; size: number }[]> {
  const folder = filmKey(film)
  const keys: string[] = []
  for await (const { key } of storage.list(folder)) if (typeOf(key)) keys.push(key)
  const original = filmKey(film, filmFile.original)
  const asItCame = (key: string) => key === original || key.startsWith(`${folder}/legendas/`)
  const files: { key: string; file: string; size: number }[] = []
  for (const key of keys.includes(original) ? keys.filter(asItCame) : keys) {
    const size = await storage.size(key)
    if (size !== null) files.push({ key, file: key.slice(folder.length + 1), size })
  }
  return files
}
