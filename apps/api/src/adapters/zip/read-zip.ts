import { open, type FileHandle } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import { through } from './through.ts'
import {
  CENTRAL,
  CENTRAL_BYTES,
  ELSEWHERE,
  ELSEWHERE_COUNT,
  END,
  END_64,
  END_64_BYTES,
  END_BYTES,
  EXTRA_64,
  LOCAL,
  LOCAL_BYTES,
  LOCATOR_64,
  LOCATOR_64_BYTES,
  type ZipEntry,
} from './zip-format.ts'

/** A ZIP of somebody else's is not read: it is none, it is broken, or it is made to break who opens it. */
export class ZipRefused extends Error {}

export interface ZipBounds {
  entries: number
  /** Unpacked: of all of it, and of one entry. */
  bytes: number
  entryBytes: number
  /** The same of what is packed, where few bytes may stand for many. */
  packed: { bytes: number; entryBytes: number; ratio: number }
}

/** Longest comment that may stand behind the end. */
const TAIL = 0xff_ff + END_BYTES + LOCATOR_64_BYTES
/** Of the list, for each entry. */
const LISTED_BYTES = 512
/** Folders and names of our own making: no way up, no root, no drive, no hidden file. */
const NAME = /^(?:[\w-][\w.-]*\/){0,8}[\w-][\w.-]*$/
const SYMLINK = 0o120000
/** Below it packing well is no sign of anything. */
const SMALL = 1024 * 1024
/** After so many of the list others have their turn. */
const TURN = 2_000

/** Reads entries of a ZIP by its list, piece by piece. Nothing is unpacked beyond what the list says. */
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

  /** In pieces of what fits a moment; that it is whole is known at its end. @throws ZipRefused */
  async *stream(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name)
    if (!entry) throw new ZipRefused(`${name} is missing`)
    const header = await readAt(this.#file, entry.offset, LOCAL_BYTES)
    if (header.readUInt32LE(0) !== LOCAL) throw new ZipRefused(`${name} is not where it should be`)
    const start = entry.offset + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28)
    let [size, crc] = [0, 0]
    for await (const chunk of this.#unpacked(entry, start)) {
      size += chunk.length
      if (size > entry.size) throw new ZipRefused(`${name} is damaged`)
      crc = crc32(chunk, crc)
      yield chunk
    }
    if (size !== entry.size || crc !== entry.crc) throw new ZipRefused(`${name} is damaged`)
  }

  /** All of what fits into memory. @throws ZipRefused */
  async read(name: string, maxBytes: number): Promise<Buffer> {
    if ((this.entries.get(name)?.size ?? 0) > maxBytes) throw new ZipRefused(`${name} has too many bytes`)
    const chunks: Buffer[] = []
    for await (const chunk of this.stream(name)) chunks.push(chunk)
    return Buffer.concat(chunks)
  }

  close(): Promise<void> {
    return this.#file.close()
  }

  #unpacked({ name, packed, isDeflated }: ZipEntry, start: number): AsyncIterable<Buffer> {
    const stored = readPieces(this.#file, { start, length: packed })
    if (!isDeflated) return stored
    return refusing(through(stored, createInflateRaw()), name)
  }
}

const PIECE = 256 * 1024

async function* readPieces(
  file: FileHandle,
  { start, length }: { start: number; length: number },
): AsyncGenerator<Buffer> {
  for (let done = 0; done < length;) {
    const bytes = await readAt(file, start + done, Math.min(PIECE, length - done))
    done += bytes.length
    yield bytes
  }
}

async function* refusing(chunks: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  try {
    yield* chunks
  } catch (cause) {
    throw cause instanceof ZipRefused ? cause : new ZipRefused(`${name} is damaged`, { cause })
  }
}

async function readList(file: FileHandle, bounds: ZipBounds): Promise<Map<string, ZipEntry>> {
  const { size } = await file.stat()
  const { count, length, start } = await readEnd(file, size)
  if (count > bounds.entries) throw new ZipRefused('too many entries')
  if (length > count * LISTED_BYTES || start + length > size) throw new ZipRefused('its list is damaged')
  const list = await readAt(file, start, length)
  const entries = new Map<string, ZipEntry>()
  let [place, total, packed] = [0, 0, 0]
  for (let n = 0; n < count; n += 1) {
    if (n % TURN === TURN - 1) await setImmediate()
    const { entry, next } = readEntry(list, place)
    total += entry.size
    if (entry.isDeflated) packed += entry.size
    const isTooMuch =
      entry.size > bounds.entryBytes ||
      total > bounds.bytes ||
      packed > bounds.packed.bytes ||
      (entry.isDeflated && isOverpacked(entry, bounds))
    if (isTooMuch) throw new ZipRefused('too many bytes')
    if (entries.has(entry.name)) throw new ZipRefused(`${entry.name} is there twice`)
    entries.set(entry.name, entry)
    place = next
  }
  return entries
}

const isOverpacked = ({ size, packed }: ZipEntry, { packed: { entryBytes, ratio } }: ZipBounds) =>
  size > entryBytes || (size > SMALL && size > packed * ratio)

interface End {
  count: number
  length: number
  start: number
}

async function readEnd(file: FileHandle, size: number): Promise<End> {
  const tail = await readAt(file, Math.max(0, size - TAIL), Math.min(size, TAIL))
  let at = tail.length - END_BYTES
  while (at >= 0 && tail.readUInt32LE(at) !== END) at -= 1
  if (at < 0) throw new ZipRefused('no archive')
  const count = tail.readUInt16LE(at + 10)
  const start = tail.readUInt32LE(at + 16)
  if (count !== ELSEWHERE_COUNT && start !== ELSEWHERE)
    return { count, length: tail.readUInt32LE(at + 12), start }
  const locator = at - LOCATOR_64_BYTES
  if (locator < 0 || tail.readUInt32LE(locator) !== LOCATOR_64) throw new ZipRefused('its list is damaged')
  const end = await readAt(file, readNumber(tail, locator + 8), END_64_BYTES)
  if (end.readUInt32LE(0) !== END_64) throw new ZipRefused('its list is damaged')
  return { count: readNumber(end, 32), length: readNumber(end, 40), start: readNumber(end, 48) }
}

/** Of eight bytes; no file has more than what is a whole number here. */
function readNumber(bytes: Buffer, at: number): number {
  const value = bytes.readBigUInt64LE(at)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new ZipRefused('its list is damaged')
  return Number(value)
}

function readEntry(list: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (at + CENTRAL_BYTES > list.length || list.readUInt32LE(at) !== CENTRAL)
    throw new ZipRefused('its list is damaged')
  const nameEnd = at + CENTRAL_BYTES + list.readUInt16LE(at + 28)
  const extraEnd = nameEnd + list.readUInt16LE(at + 30)
  const next = extraEnd + list.readUInt16LE(at + 32)
  if (next > list.length) throw new ZipRefused('its list is damaged')
  const name = list.toString('utf8', at + CENTRAL_BYTES, nameEnd)
  const method = list.readUInt16LE(at + 10)
  const isSymlink = ((list.readUInt32LE(at + 38) >>> 16) & 0o170000) === SYMLINK
  if (!NAME.test(name) || name.length > 300 || isSymlink) throw new ZipRefused('a name leads elsewhere')
  if ((list.readUInt16LE(at + 8) & 1) === 1 || (method !== 0 && method !== 8))
    throw new ZipRefused(`${name} is packed in another way`)
  const [size, packed, offset] = readLarge(list.subarray(nameEnd, extraEnd), [
    list.readUInt32LE(at + 24),
    list.readUInt32LE(at + 20),
    list.readUInt32LE(at + 42),
  ]) as [number, number, number]
  const isDeflated = method === 8
  if (!isDeflated && packed !== size) throw new ZipRefused(`${name} is damaged`)
  return { entry: { name, crc: list.readUInt32LE(at + 16), packed, size, isDeflated, offset }, next }
}

/** Numbers that did not fit into four bytes stand in the extra field, in this order. */
function readLarge(extra: Buffer, numbers: readonly number[]): number[] {
  if (!numbers.includes(ELSEWHERE)) return [...numbers]
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== EXTRA_64) continue
    let place = at + 4
    return numbers.map((value) => {
      if (value !== ELSEWHERE) return value
      if (place + 8 > extra.length) throw new ZipRefused('its list is damaged')
      place += 8
      return readNumber(extra, place - 8)
    })
  }
  throw new ZipRefused('its list is damaged')
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { size } = await file.stat()
  if (at + length > size) throw new ZipRefused('it ends too early')
  const bytes = Buffer.allocUnsafe(length)
  const { bytesRead } = await file.read(bytes, 0, length, at)
  if (bytesRead !== length) throw new ZipRefused('it ends too early')
  return bytes
}
