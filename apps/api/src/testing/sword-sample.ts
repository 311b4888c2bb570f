import { createHash } from 'node:crypto'
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

/**
 * A zipped SWORD module of our own words, as small as one can be: some verses of a New Testament by the slots that they
 * lie in.
 */
export function swordSample(
  verses: Readonly<Record<number, string>>,
  versification = 'KJV',
): { archive: Buffer; bytes: number; sha256: string } {
  const slots = Math.max(...Object.keys(verses).map(Number)) + 1
  const index = Buffer.alloc(slots * 10)
  let text = Buffer.alloc(0)
  for (const [slot, verse] of Object.entries(verses)) {
    const written = Buffer.from(verse)
    index.writeUInt32LE(text.length, Number(slot) * 10 + 4)
    index.writeUInt16LE(written.length, Number(slot) * 10 + 8)
    text = Buffer.concat([text, written])
  }
  const packed = deflateSync(text)
  const blocks = Buffer.alloc(12)
  blocks.writeUInt32LE(packed.length, 4)
  blocks.writeUInt32LE(text.length, 8)
  const archive = zip({
    'mods.d/sample.conf': Buffer.from(
      `[Sample]\nModDrv=zText\nDataPath=./modules/sample/\nCompressType=ZIP\nVersification=${versification}\n`,
    ),
    'modules/sample/nt.bzs': blocks,
    'modules/sample/nt.bzv': index,
    'modules/sample/nt.bzz': packed,
  })
  return { archive, bytes: archive.length, sha256: createHash('sha256').update(archive).digest('hex') }
}

/** A ZIP archive. */
export function zip(files: Readonly<Record<string, Buffer>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(name.length, 22)
    const entry = Buffer.alloc(46)
    entry.write('PK\u0001\u0002', 'latin1')
    common.copy(entry, 6)
    entry.writeUInt32LE(at, 42)
    directory.push(entry, Buffer.from(name))
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, Buffer.from(name), packed])
    parts.push(local)
    at += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}
