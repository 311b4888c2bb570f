import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

/** Files in full, for the few who read no compressed form: each is unpacked once, and away from the event loop. */
export interface Unpacked {
  of: (gzip: Buffer) => Promise<Buffer>
}

/** In bytes: what nobody asks for is forgotten for what somebody does. */
const MOST_BYTES = 8 * 1024 ** 2

export function createUnpacked(mostBytes = MOST_BYTES): Unpacked {
  // In the order in which they were asked for, the last of them at the end.
  const kept = new Map<Buffer, { body: Promise<Buffer>; size: number }>()
  return {
    of(gzip) {
      const known = kept.get(gzip)
      const entry = known ?? { body: inFull(gzip), size: sizeInFull(gzip) }
      kept.delete(gzip)
      kept.set(gzip, entry)
      let bytes = 0
      for (const { size } of kept.values()) bytes += size
      for (const [key, { size }] of kept) {
        // The newest stays, however large it is.
        if (bytes <= mostBytes || key === gzip) break
        kept.delete(key)
        bytes -= size
      }
      return entry.body
    },
  }
}

const inFull = promisify(gunzip)

/** As its last four bytes say (RFC 1952, 2.3.1). */
const sizeInFull = (gzip: Buffer) => gzip.readUInt32LE(gzip.length - 4)
