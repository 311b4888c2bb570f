import type { Disk } from 'flydrive'

/** Page by page: there may be more than fit in one. */
export async function* listDisk(disk: Disk, folder: string): AsyncIterable<{ key: string; written: Date }> {
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(folder, { recursive: true, ...(paginationToken && { paginationToken }) })
    for (const object of page.objects) {
      if (!object.isFile) continue
      const { lastModified } = await object.getMetaData()
      yield { key: object.key, written: lastModified }
    }
    paginationToken = page.paginationToken
  } while (paginationToken)
}
