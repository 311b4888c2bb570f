import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/** Pixels a square of the code is wide: sharp on a phone's screen at 200 px. */
const SCALE = 8

/** A code as a PNG of two colours, with the white border that readers need, whatever a mail program's ground is. */
export function drawQr({ texto }: { texto: string }): Buffer {
  const { data, size } = encode(texto, { ecc: 'M', border: 4 })
  const width = size * SCALE
  // Each line begins with its filter, none; eight pixels a byte, white is 1.
  const lines = data.flatMap((row) => {
    const line = Buffer.alloc(1 + Math.ceil(width / 8), 0xff)
    line[0] = 0
    for (let x = 0; x < width; x++) {
      if (row[Math.floor(x / SCALE)]) line[1 + (x >> 3)]! &= ~(0x80 >> (x & 7))
    }
    return Array.from({ length: SCALE }, () => line)
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(width, 4)
  header[8] = 1
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
