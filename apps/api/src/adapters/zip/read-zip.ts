import { open, type FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { CENTRAL, CENTRAL_BYTES, END, END_BYTES, LOCAL, LOCAL_BYTES, type ZipEntry } from './zip-format.ts'

/** A ZIP of somebody else's is not read: it is none, it is broken, or it is made to break who opens it. */
export class ZipRefused extends Error {}

export interface ZipBounds {
  entries: number
  /** Unpacked: of all of it, and of one entry. */
  bytes: number
  entryBytes: number
}

/** Longest comment that may stand behind the end. */
const TAIL = 0xff_ff + END_BYTES
const CENTRAL_MOST = 64 * 1024 * 1024
/** Folders and names of our own making: no way up, no root, no drive, no hidden file. */
const NAME = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/
const SYMLINK = 0o120000
const inflate = promisify(inflateRaw)

/** Reads entries of a ZIP by its list. Nothing is unpacked to the disk, and nothing larger than the list says. */
export class ZipReader {
  readonly entries: ReadonlyMap<string, ZipEntry>
  readonly #file: FileHandle

  private constructor(file: FileHandle, entries: ReadonlyMap<string, ZipEntry>) {
    this.#file = file
    this.entries = entries
  }

  /** @throws ZipRefused */
  static async open(path: string, bounds: ZipBounds): Promise<ZipReader> {
    const file = await open(path)
    try {
      return new ZipReader(file, await readList(file, bounds))
    } catch (error) {
      await file.close()
      throw error
    }
  }

  /** @throws ZipRefused */
  async read(name: string): Promise<Buffer> {
    const entry = this.entries.get(name)
    if (!entry) throw new ZipRefused(`${name} is missing`)
    const header = await readAt(this.#file, entry.offset, LOCAL_BYTES)
    if (header.readUInt32LE(0) !== LOCAL) throw new ZipRefused(`${name} is not where it should be`)
    const skip = LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28)
    const packed = await readAt(this.#file, entry.offset + skip, entry.packed)
    const bytes = entry.isDeflated ? await unpack(packed, entry) : packed
    if (bytes.length !== entry.size || crc32(bytes) !== entry.crc) throw new ZipRefused(`${name} is damaged`)
    return bytes
  }

  close(): Promise<void> {
    return this.#file.close()
  }
}

async function unpack(packed: Buffer, { name, size }: ZipEntry): Promise<Buffer> {
  try {
    return await inflate(packed, { maxOutputLength: Math.max(1, size) })
  } catch (cause) {
    throw new ZipRefused(`${name} is damaged`, { cause })
  }
}

async function readList(file: FileHandle, bounds: ZipBounds): Promise<Map<string, ZipEntry>> {
  const { size } = await file.stat()
  const tail = await readAt(file, Math.max(0, size - TAIL), Math.min(size, TAIL))
  let at = tail.length - END_BYTES
  while (at >= 0 && tail.readUInt32LE(at) !== END) at -= 1
  if (at < 0) throw new ZipRefused('no archive')
  const [count, length, start] = [
    tail.readUInt16LE(at + 10),
    tail.readUInt32LE(at + 12),
    tail.readUInt32LE(at + 16),
  ]
  if (count > bounds.entries) throw new ZipRefused('too many entries')
  if (length > CENTRAL_MOST || start + length > size) throw new ZipRefused('its list is damaged')
  const list = await readAt(file, start, length)
  const entries = new Map<string, ZipEntry>()
  let [place, total] = [0, 0]
  for (let n = 0; n < count; n += 1) {
    const { entry, next } = readEntry(list, place)
    total += entry.size
    if (entry.size > bounds.entryBytes || total > bounds.bytes) throw new ZipRefused('too many bytes')
    if (entries.has(entry.name)) throw new ZipRefused(`${entry.name} is there twice`)
    entries.set(entry.name, entry)
    place = next
  }
  return entries
}

function readEntry(list: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (at + CENTRAL_BYTES > list.length || list.readUInt32LE(at) !== CENTRAL)
    throw new ZipRefused('its list is damaged')
  const nameEnd = at + CENTRAL_BYTES + list.readUInt16LE(at + 28)
  const next = nameEnd + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
  if (next > list.length) throw new ZipRefused('its list is damaged')
  const name = list.toString('utf8', at + CENTRAL_BYTES, nameEnd)
  const method = list.readUInt16LE(at + 10)
  const isSymlink = ((list.readUInt32LE(at + 38) >>> 16) & 0o170000) === SYMLINK
  if (!NAME.test(name) || name.length > 300 || isSymlink) throw new ZipRefused('a name leads elsewhere')
  if ((list.readUInt16LE(at + 8) & 1) === 1 || (method !== 0 && method !== 8))
    throw new ZipRefused(`${name} is packed in another way`)
  const entry: ZipEntry = {
    name,
    crc: list.readUInt32LE(at + 16),
    packed: list.readUInt32LE(at + 20),
    size: list.readUInt32LE(at + 24),
    isDeflated: method === 8,
    offset: list.readUInt32LE(at + 42),
  }
  return { entry, next }
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { size } = await file.stat()
  if (at + length > size) throw new ZipRefused('it ends too early')
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, at)
  if (bytesRead !== length) throw new ZipRefused('it ends too early')
  return bytes
}
