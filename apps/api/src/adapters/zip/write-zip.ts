import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { CENTRAL, CENTRAL_BYTES, END, END_BYTES, LOCAL, LOCAL_BYTES, type ZipEntry } from './zip-format.ts'

const UTF8 = 1 << 11
const VERSION = 20
/** 1 January 1980, midnight: when a file was written is nobody's business. */
const DAY = 33
const MOST_BYTES = 0xff_ff_ff_ff
const MOST_ENTRIES = 0xff_ff

/** A ZIP that grows on the disk, an entry after the other; packing is work of other threads. */
export class ZipWriter {
  readonly #file: FileHandle
  readonly #entries: ZipEntry[] = []
  #at = 0

  private constructor(file: FileHandle) {
    this.#file = file
  }

  static async create(path: string): Promise<ZipWriter> {
    return new ZipWriter(await open(path, 'wx', 0o600))
  }

  get size(): number {
    return this.#at
  }

  /** @throws RangeError where the format ends */
  async add(
    name: string,
    chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
    { isDeflated = true }: { isDeflated?: boolean } = {},
  ): Promise<{ tamanho: number; sha256: string }> {
    if (this.#entries.length === MOST_ENTRIES) throw new RangeError('too many entries')
    const entry: ZipEntry = { name, size: 0, packed: 0, crc: 0, isDeflated, offset: this.#at }
    const sha256 = createHash('sha256')
    async function* read() {
      for await (const chunk of chunks) {
        entry.size += chunk.length
        entry.crc = crc32(chunk, entry.crc)
        sha256.update(chunk)
        yield chunk
      }
    }
    this.#at += LOCAL_BYTES + Buffer.byteLength(name)
    const source = Readable.from(read(), { objectMode: false })
    const packed = isDeflated ? source.compose(createDeflateRaw({ level: 6 })) : source
    for await (const chunk of packed as AsyncIterable<Buffer>) {
      await this.#write(chunk, this.#at)
      entry.packed += chunk.length
      this.#at += chunk.length
      if (this.#at > MOST_BYTES || entry.size > MOST_BYTES) throw new RangeError('too many bytes')
    }
    await this.#write(localHeader(entry), entry.offset)
    this.#entries.push(entry)
    return { tamanho: entry.size, sha256: sha256.digest('hex') }
  }

  async finish(): Promise<void> {
    const central = Buffer.concat(this.#entries.map(centralHeader))
    const end = Buffer.alloc(END_BYTES)
    end.writeUInt32LE(END, 0)
    end.writeUInt16LE(this.#entries.length, 8)
    end.writeUInt16LE(this.#entries.length, 10)
    end.writeUInt32LE(central.length, 12)
    end.writeUInt32LE(this.#at, 16)
    await this.#write(Buffer.concat([central, end]), this.#at)
    this.#at += central.length + END_BYTES
    await this.close()
  }

  close(): Promise<void> {
    return this.#file.close()
  }

  async #write(bytes: Buffer, at: number): Promise<void> {
    for (let done = 0; done < bytes.length;) {
      const { bytesWritten } = await this.#file.write(bytes, done, bytes.length - done, at + done)
      done += bytesWritten
    }
  }
}

function localHeader(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.name)
  const header = Buffer.alloc(LOCAL_BYTES)
  header.writeUInt32LE(LOCAL, 0)
  writeCommon(header, 4, entry, name.length)
  return Buffer.concat([header, name])
}

function centralHeader(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.name)
  const header = Buffer.alloc(CENTRAL_BYTES)
  header.writeUInt32LE(CENTRAL, 0)
  header.writeUInt16LE(VERSION, 4)
  writeCommon(header, 6, entry, name.length)
  header.writeUInt32LE(entry.offset, 42)
  return Buffer.concat([header, name])
}

function writeCommon(header: Buffer, at: number, entry: ZipEntry, nameLength: number): void {
  header.writeUInt16LE(VERSION, at)
  header.writeUInt16LE(UTF8, at + 2)
  header.writeUInt16LE(entry.isDeflated ? 8 : 0, at + 4)
  header.writeUInt16LE(DAY, at + 8)
  header.writeUInt32LE(entry.crc, at + 10)
  header.writeUInt32LE(entry.packed, at + 14)
  header.writeUInt32LE(entry.size, at + 18)
  header.writeUInt16LE(nameLength, at + 22)
}
