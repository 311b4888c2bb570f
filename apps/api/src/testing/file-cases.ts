import { crc32, deflateSync } from 'node:zlib'
import type { CallName, ErrorCode } from '@atrio/contract'
import { finalidades } from '@atrio/contract'
import sharp from 'sharp'
import { sendAsGuest } from './guest.ts'
import { inputFor } from './matrix-input.ts'
import type { Case } from './status-cases.ts'

/** Files that are refused, by the code that says why. */
export const refusedFiles = {
  FILE_TOO_LARGE: async () => Buffer.alloc(finalidades.foto.maxBytes + 1, 7),
  FILE_TYPE: async () => Buffer.from('%PDF-1.7 not a picture'),
  FILE_ACTIVE: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  FILE_PIXELS: async () => bomb(),
  FILE_DAMAGED: async () => (await photo()).subarray(0, 2_000),
} satisfies Partial<Record<ErrorCode, () => Promise<Buffer>>>

/** A picture with much to see, 1500 × 1000. */
export function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width: 1_500, height: 1_000, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
}

/** 900 million black pixels in 110 kB, as PNG of one bit each. */
function bomb(): Buffer {
  const side = 30_000
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 1 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

export const refusals = Object.fromEntries(
  Object.entries(refusedFiles).map(([code, make]) => [
    code,
    (async ({ test, own, member }, name) =>
      test.call(name, { ...inputFor(name, own), token: member.token, arquivo: await make() })) satisfies Case,
  ]),
)

export const fileCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  saveImagem: { ...refusals, FORBIDDEN: (world, name) => sendAsGuest(world, name) },
  deleteImagem: { FORBIDDEN: (world, name) => sendAsGuest(world, name) },
}
