import type { Disk } from 'flydrive'

/** Page by page: there may be more than fit in one. What goes meanwhile is left out, as a draft that is whole by then. */
export async function* listDisk(disk: Disk, folder: string): AsyncIterable<{ key: string; written: Date }> {
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(folder, { recursive: true, ...(paginationToken && { paginationToken }) })
    for (const object of page.objects) {
      if (!object.isFile) continue
      const found = await object.getMetaData().catch(async (error: unknown) => {
        if (await object.exists()) throw error
      })
      if (found) yield { key: object.key, written: found.lastModified }
    }
    paginationToken = page.paginationToken
  } while (paginationToken)
}
