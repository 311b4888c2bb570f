import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { unzip } from './unzip.ts'

/** The files of a SWORD module, wherever they lie. Paths are from its root, with slashes. */
export interface SwordFiles {
  /** What messages call it. */
  name: string
  list: (folder: string) => Promise<string[]>
  /** Null for a file that is not there. */
  read: (path: string) => Promise<Buffer | null>
}

export function swordFolder(folder: string): SwordFiles {
  return {
    name: folder,
    list: (path) => readdir(join(folder, path)).catch(() => []),
    read: (path) => readFile(join(folder, path)).catch(() => null),
  }
}

/** @throws ImportError for what is no archive. */
export function swordArchive(name: string, archive: Buffer): SwordFiles {
  const files = unzip(archive)
  return {
    name,
    list: async (folder) =>
      [...files.keys()].filter((path) => posix.dirname(path) === folder).map((path) => posix.basename(path)),
    read: async (path) => (await files.get(path)?.()) ?? null,
  }
}
