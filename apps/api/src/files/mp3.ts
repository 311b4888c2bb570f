import type { FileHandle } from 'node:fs/promises'

const WINDOW = 64 * 1024

/** Whether frames of MPEG sound follow on each other, behind a tag if there is one. One alone is found in any file. */
export async function isMp3(handle: FileHandle, head: Buffer): Promise<boolean> {
  const from = head.toString('latin1', 0, 3) === 'ID3' && head.length >= 10 ? tagLength(head) : 0
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(WINDOW), 0, WINDOW, from)
  const bytes = buffer.subarray(0, bytesRead)
  // Behind the tag there may be silence; without one the sound begins at once.
  const last = from > 0 ? bytes.length - 4 : 0
  for (let at = 0; at <= last; at += 1) {
    const next = at + frameLength(bytes, at)
    if (next > at && next + frameLength(bytes, next) > next) return true
  }
  return false
}

/** Seven bits of each byte count. */
function tagLength(head: Buffer): number {
  return 10 + [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (head[at]! & 0x7f), 0)
}

const RATES = [44_100, 48_000, 32_000]
const KILOBITS = {
  /** MPEG 1, layer III. */
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  /** MPEG 2 and 2.5, layer III. */
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}

/** Bytes of the frame at a place; 0 where there is none. */
function frameLength(bytes: Buffer, at: number): number {
  if (at < 0 || at + 4 > bytes.length) return 0
  const word = bytes.readUInt32BE(at)
  const [version, layer] = [(word >>> 19) & 3, (word >>> 17) & 3]
  // 11 bits of sync, a version that there is, layer III.
  if (word >>> 21 !== 0x7ff || version === 1 || layer !== 1) return 0
  const kilobits = KILOBITS[version === 3 ? 'one' : 'two'][(word >>> 12) & 15] ?? 0
  const rate = (RATES[(word >>> 10) & 3] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4)
  if (kilobits === 0 || rate === 0) return 0
  const samples = version === 3 ? 144 : 72
  return Math.floor((samples * kilobits * 1_000) / rate) + ((word >>> 9) & 1)
}
