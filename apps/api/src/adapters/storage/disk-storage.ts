import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { listDisk } from './list-disk.ts'
import type { Storage } from './storage.ts'

/** Files in a folder of this machine, or of one that all machines share. */
export async function openDiskStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
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
    async read(key, part) {
      const path = join(folder, key)
      const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      if (!handle) return null
      return createReadStream(path, { fd: handle, ...(part && { start: part.from, end: part.to }) })
    },
    remove: (key) => disk.delete(key),
    list: (place) => listDisk(disk, place),
    close: () => {},
  }
}
