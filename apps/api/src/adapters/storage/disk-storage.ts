import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { listDisk } from './list-disk.ts'
import type { Storage } from './storage.ts'

/** Files in a folder of this machine, or of one that all machines share. */
export async function openDiskStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const pathOf = (key: string) => join(folder, key)
  const disk = new Disk(new FSDriver({ location: pathToFileURL(`${folder}/`), visibility: 'private' }))
  return {
    async put(key, bytes) {
      // Under another name until it is whole: whoever dies in the middle leaves an orphan, and no half of a file.
      const draft = `${key}.${randomUUID()}`
      await disk.put(draft, bytes)
      await disk.move(draft, key)
    },
    async putFile(key, path) {
      const draft = `${key}.${randomUUID()}`
      await disk.putStream(draft, createReadStream(path))
      await disk.move(draft, key)
    },
    async takeFile(key, path) {
      await mkdir(dirname(pathOf(key)), { recursive: true })
      try {
        await rename(path, pathOf(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
        // It lay on another disk.
        const draft = pathOf(`${key}.${randomUUID()}`)
        await copyFile(path, draft)
        await rename(draft, pathOf(key))
        await rm(path)
      }
    },
    async fetchFile(key, path) {
      await rm(path, { force: true })
      const named = await link(pathOf(key), path).then(
        () => true,
        () => false,
      )
      // Not every disk gives a file two names.
      return named || (await copyFile(pathOf(key), path).then(() => true, noneIfMissing)) === true
    },
    async read(key, part) {
      const path = pathOf(key)
      const handle = await open(path).catch(noneIfMissing)
      if (!handle) return null
      return createReadStream(path, { fd: handle, ...(part && { start: part.from, end: part.to }) })
    },
    async size(key) {
      const found = await stat(pathOf(key)).catch(noneIfMissing)
      return found?.isFile() ? found.size : null
    },
    remove: (key) => disk.delete(key),
    removeFolder: (place) => rm(pathOf(place), { recursive: true, force: true }),
    async folders(place) {
      const entries = (await readdir(pathOf(place), { withFileTypes: true }).catch(noneIfMissing)) ?? []
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    },
    list: (place) => listDisk(disk, place),
    close: () => {},
  }
}

function noneIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
