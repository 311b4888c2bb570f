import { inflateSync } from 'node:zlib'

/**
 * A font as it was before it was packed for the web (WOFF 1.0, §3-5). Reading packed ones, the library unpacks every
 * table for every document by itself, which takes longer than all else that a short document needs.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woff.subarray(WOFF_HEADER + index * WOFF_ENTRY)
    const [offset, packedLength, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [
      number,
      number,
      number,
    ]
    const stored = woff.subarray(offset, offset + packedLength)
    const table = packedLength < length ? inflateSync(stored) : stored
    return { tag: entry.subarray(0, 4), checksum: entry.subarray(16, 20), table }
  })
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY)
  woff.copy(head, 0, 4, 8)
  const log = Math.floor(Math.log2(count))
  for (const [index, value] of [count, 16 * 2 ** log, log, 16 * (count - 2 ** log)].entries()) {
    head.writeUInt16BE(value, 4 + index * 2)
  }
  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [index, { tag, checksum, table }] of tables.entries()) {
    const at = SFNT_HEADER + index * SFNT_ENTRY
    tag.copy(head, at)
    checksum.copy(head, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(table.length, at + 12)
    // Each table begins at a whole word.
    const padding = Buffer.alloc(-table.length & 3)
    parts.push(table, padding)
    offset += table.length + padding.length
  }
  return Buffer.concat(parts)
}

const [WOFF_HEADER, WOFF_ENTRY, SFNT_HEADER, SFNT_ENTRY] = [44, 20, 12, 16]
