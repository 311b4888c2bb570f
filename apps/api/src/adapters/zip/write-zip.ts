import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
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

const UTF8 = 1 << 11
const VERSION = 20
const VERSION_64 = 45
/** 1 January 1980, midnight: when a file was written is nobody's business. */
const DAY = 33
/** Of the extra field: its number and length, and both sizes. */
const LOCAL_64_BYTES = 20
const MOST_ENTRIES = 0xff_ff - 1

type Entry = ZipEntry & { isLarge: boolean }

/** A ZIP that grows on the disk, an entry after the other; packing is work of other threads. */
export class ZipWriter {
  readonly #file: FileHandle
  readonly #entries: Entry[] = []
  readonly #most: number
  #at = 0

  private constructor(file: FileHandle, most: number) {
    this.#file = file
    this.#most = most
  }

  /** @param given `most`: from which number on it says numbers in eight bytes; another one is for tests */
  static async create(path: string, { most = ELSEWHERE } = {}): Promise<ZipWriter> {
    return new ZipWriter(await open(path, 'wx', 0o600), most)
  }

  get size(): number {
    return this.#at
  }

  get count(): number {
    return this.#entries.length
  }

  /**
   * @param given `isLarge`: it may have more than four gigabytes
   * @throws RangeError where the format ends
   */
  async add(
    name: string,
    chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
    { isDeflated = true, isLarge = false }: { isDeflated?: boolean; isLarge?: boolean } = {},
  ): Promise<{ tamanho: number; sha256: string }> {
    if (this.#entries.length === MOST_ENTRIES) throw new RangeError('too many entries')
    const entry: Entry = { name, size: 0, packed: 0, crc: 0, isDeflated, isLarge, offset: this.#at }
    const sha256 = createHash('sha256')
    async function* read() {
      for await (const chunk of chunks) {
        entry.size += chunk.length
        entry.crc = crc32(chunk, entry.crc)
        sha256.update(chunk)
        yield chunk
      }
    }
    this.#at += localHeader(entry).length
    const packed = isDeflated ? through(read(), createDeflateRaw({ level: 6 })) : read()
    for await (const chunk of packed) {
      await this.#write(chunk, this.#at)
      entry.packed += chunk.length
      this.#at += chunk.length
      if (!isLarge && Math.max(entry.packed, entry.size) >= ELSEWHERE) throw new RangeError('too many bytes')
    }
    await this.#write(localHeader(entry), entry.offset)
    this.#entries.push(entry)
    return { tamanho: entry.size, sha256: sha256.digest('hex') }
  }

  async finish(): Promise<void> {
    const most = this.#most
    const central = Buffer.concat(this.#entries.map((entry) => centralHeader(entry, most)))
    const [start, count] = [this.#at, this.#entries.length]
    // Some programs look for eight bytes in an entry only where the end has them, too.
    const isLarge =
      Math.max(start, central.length) >= most || this.#entries.some((entry) => isElsewhere(entry, most))
    const end = Buffer.alloc(END_BYTES)
    end.writeUInt32LE(END, 0)
    end.writeUInt16LE(isLarge ? ELSEWHERE_COUNT : count, 8)
    end.writeUInt16LE(isLarge ? ELSEWHERE_COUNT : count, 10)
    end.writeUInt32LE(isLarge ? ELSEWHERE : central.length, 12)
    end.writeUInt32LE(isLarge ? ELSEWHERE : start, 16)
    const tail = isLarge ? [end64({ start, count, length: central.length }), end] : [end]
    const last = Buffer.concat([central, ...tail])
    await this.#write(last, start)
    this.#at += last.length
    await this.close()
  }

  close(): Promise<void> {
    return this.#file.close()
  }

  async #write(bytes: Uint8Array, at: number): Promise<void> {
    for (let done = 0; done < bytes.length;) {
      const { bytesWritten } = await this.#file.write(bytes, done, bytes.length - done, at + done)
      done += bytesWritten
    }
  }
}

/** As long before an entry as after it: its place is kept until its sizes are known. */
function localHeader(entry: Entry): Buffer {
  const name = Buffer.from(entry.name)
  const header = Buffer.alloc(LOCAL_BYTES)
  header.writeUInt32LE(LOCAL, 0)
  writeCommon(header, 4, entry, { nameLength: name.length, is64: entry.isLarge })
  if (!entry.isLarge) return Buffer.concat([header, name])
  header.writeUInt16LE(LOCAL_64_BYTES, 28)
  return Buffer.concat([header, name, extra64([entry.size, entry.packed])])
}

function centralHeader(entry: Entry, most: number): Buffer {
  const name = Buffer.from(entry.name)
  const is64 = isElsewhere(entry, most)
  const header = Buffer.alloc(CENTRAL_BYTES)
  header.writeUInt32LE(CENTRAL, 0)
  header.writeUInt16LE(is64 ? VERSION_64 : VERSION, 4)
  writeCommon(header, 6, entry, { nameLength: name.length, is64 })
  header.writeUInt32LE(is64 ? ELSEWHERE : entry.offset, 42)
  if (!is64) return Buffer.concat([header, name])
  const extra = extra64([entry.size, entry.packed, entry.offset])
  header.writeUInt16LE(extra.length, 30)
  return Buffer.concat([header, name, extra])
}

const isElsewhere = (entry: Entry, most: number) =>
  entry.isLarge || Math.max(entry.size, entry.packed, entry.offset) >= most

function writeCommon(
  header: Buffer,
  at: number,
  entry: ZipEntry,
  { nameLength, is64 }: { nameLength: number; is64: boolean },
): void {
  header.writeUInt16LE(is64 ? VERSION_64 : VERSION, at)
  header.writeUInt16LE(UTF8, at + 2)
  header.writeUInt16LE(entry.isDeflated ? 8 : 0, at + 4)
  header.writeUInt16LE(DAY, at + 8)
  header.writeUInt32LE(entry.crc, at + 10)
  header.writeUInt32LE(is64 ? ELSEWHERE : entry.packed, at + 14)
  header.writeUInt32LE(is64 ? ELSEWHERE : entry.size, at + 18)
  header.writeUInt16LE(nameLength, at + 22)
}

function extra64(numbers: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + 8 * numbers.length)
  extra.writeUInt16LE(EXTRA_64, 0)
  extra.writeUInt16LE(8 * numbers.length, 2)
  for (const [index, value] of numbers.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + 8 * index)
  return extra
}

/** The end in eight bytes, and where it is. */
function end64({ start, count, length }: { start: number; count: number; length: number }): Buffer {
  const end = Buffer.alloc(END_64_BYTES + LOCATOR_64_BYTES)
  end.writeUInt32LE(END_64, 0)
  end.writeBigUInt64LE(BigInt(END_64_BYTES - 12), 4)
  end.writeUInt16LE(VERSION_64, 12)
  end.writeUInt16LE(VERSION_64, 14)
  end.writeBigUInt64LE(BigInt(count), 24)
  end.writeBigUInt64LE(BigInt(count), 32)
  end.writeBigUInt64LE(BigInt(length), 40)
  end.writeBigUInt64LE(BigInt(start), 48)
  end.writeUInt32LE(LOCATOR_64, END_64_BYTES)
  end.writeBigUInt64LE(BigInt(start + length), END_64_BYTES + 8)
  end.writeUInt32LE(1, END_64_BYTES + 16)
  return end
}
