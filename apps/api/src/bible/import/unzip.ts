import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { ImportError } from './imported-verse.ts'

const inflate = promisify(inflateRaw)
/** Of all files together, unpacked: ten times any Bible. */
const MOST_BYTES = 64 * 1024 * 1024
const MOST_FILES = 200
const END = 0x06_05_4b_50
const ENTRY = 0x02_01_4b_50
const LONGEST_COMMENT = 65_535

/**
 * The files of a ZIP archive by their names, each read when it is asked for. Knows what archives of texts use: files that
 * are stored or deflated, no encryption, none larger than 4 GB.
 *
 * @throws ImportError for what is none, or unpacks to more than any text has.
 */
export function unzip(archive: Buffer): Map<string, () => Promise<Buffer>> {
  const files = new Map<string, () => Promise<Buffer>>()
  let total = 0
  for (const { name, method, packed, size, at } of readDirectory(archive)) {
    total += size
    if (total > MOST_BYTES) throw new ImportError('The archive unpacks to more than any text has')
    if (name.endsWith('/')) continue
    files.set(name, async () => {
      // The names and extras before the data may be as long as they like, and differ from those of the directory.
      const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
      const data = archive.subarray(start, start + packed)
      if (method === 0) return data
      if (method !== 8) throw new ImportError(`${name} is packed in a way that cannot be read`)
      return inflate(data, { maxOutputLength: Math.max(size, 1) })
    })
  }
  return files
}

interface Entry {
  name: string
  method: number
  packed: number
  size: number
  at: number
}

function* readDirectory(archive: Buffer): Generator<Entry> {
  const end = findEnd(archive)
  const count = archive.readUInt16LE(end + 10)
  if (count > MOST_FILES) throw new ImportError('The archive holds more files than any text has')
  let at = archive.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== ENTRY) throw broken()
    const nameLength = archive.readUInt16LE(at + 28)
    const entry = {
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
      method: archive.readUInt16LE(at + 10),
      packed: archive.readUInt32LE(at + 20),
      size: archive.readUInt32LE(at + 24),
      at: archive.readUInt32LE(at + 42),
    }
    if (entry.at + 30 + entry.packed > archive.length) throw broken()
    yield entry
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
}

function findEnd(archive: Buffer): number {
  const earliest = Math.max(0, archive.length - 22 - LONGEST_COMMENT)
  for (let at = archive.length - 22; at >= earliest; at--) {
    if (archive.readUInt32LE(at) === END) return at
  }
  throw broken()
}

function broken(): ImportError {
  return new ImportError('This is not a whole ZIP archive')
}
