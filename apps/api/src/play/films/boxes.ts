/** So many bytes of a file from a place on; fewer where it ends. */
export type ReadBytes = (from: number, length: number) => Promise<Buffer>

/**
 * Whether an MP4 or QuickTime file has all that it shows: each track names where its samples lie, and that has to be the
 * file itself. What programs make of other places is theirs to know; we give them none (Decision 227).
 * @returns why it is not taken, where it is not
 */
export async function lookAtBoxes(read: ReadBytes): Promise<'whole' | 'formato' | 'referencia'> {
  const bounds = { left: MOST_BOXES }
  try {
    const movie = await findMovie(read, bounds)
    if (movie === 'none') return 'whole'
    if (movie === 'wrong') return 'formato'
    return await lookInside(read, movie, bounds)
  } catch (error) {
    if (error instanceof ReadTooOften) return 'formato'
    throw error
  }
}

interface Box {
  type: string
  /** Of what is in it, without its head. */
  from: number
  to: number
}
interface Bounds {
  left: number
}

/** A film has some hundreds. */
const MOST_BOXES = 5_000
const MOST_REFERENCES = 64
/** What leads to the references, and to files that are nothing but one. */
const FOLDERS = new Set(['trak', 'mdia', 'minf', 'dinf', 'rmra', 'rmda'])
/** Where programs would take one too, among what cameras write as they like. */
const LOOSE = new Set(['edts', 'gmhd', 'mvex', 'stbl', 'tref', 'udta'])

/** The first is the one that programs read. */
async function findMovie(read: ReadBytes, bounds: Bounds): Promise<Box | 'none' | 'wrong'> {
  for (let from = 0; ;) {
    const box = await readBox(read, from, Number.MAX_SAFE_INTEGER)
    if (box === 'end') return 'none'
    bounds.left -= 1
    if (box === 'wrong' || bounds.left < 0) return 'wrong'
    if (box.type === 'moov') return box
    from = box.to
  }
}

async function lookInside(
  read: ReadBytes,
  parent: Box,
  bounds: Bounds,
): Promise<'whole' | 'formato' | 'referencia'> {
  for (let { from } = parent; from < parent.to;) {
    const box = await readBox(read, from, parent.to)
    // Some files end a list of boxes with four bytes of nothing.
    if (box === 'end') return 'whole'
    bounds.left -= 1
    // What is packed cannot be looked at.
    if (box === 'wrong' || bounds.left < 0 || box.type === 'cmov') return 'formato'
    const found = await lookAt(read, box, bounds)
    if (found !== 'whole') return found
    from = box.to
  }
  return 'whole'
}

async function lookAt(read: ReadBytes, box: Box, bounds: Bounds): ReturnType<typeof lookInside> {
  if (box.type === 'rdrf') return 'referencia'
  if (box.type === 'dref') return lookAtReferences(read, box)
  if (FOLDERS.has(box.type)) return lookInside(read, box, bounds)
  if (!LOOSE.has(box.type)) return 'whole'
  const found = await lookInside(read, box, bounds)
  return found === 'formato' && bounds.left >= 0 ? 'whole' : found
}

/** Each says by a flag that it means this file. */
async function lookAtReferences(read: ReadBytes, { from, to }: Box): ReturnType<typeof lookInside> {
  const head = await read(from, 8)
  const count = head.length < 8 ? Number.POSITIVE_INFINITY : head.readUInt32BE(4)
  if (count > MOST_REFERENCES) return 'formato'
  let at = from + 8
  for (let index = 0; index < count; index++) {
    const box = await readBox(read, at, to)
    if (typeof box === 'string' || box.to - box.from < 4) return 'formato'
    const flags = await read(box.from, 4)
    if (flags.length < 4 || (flags[3]! & IN_THIS_FILE) === 0) return 'referencia'
    at = box.to
  }
  return 'whole'
}

const IN_THIS_FILE = 1

/** @param limit where what it stands in ends */
async function readBox(read: ReadBytes, from: number, limit: number): Promise<Box | 'end' | 'wrong'> {
  const head = await read(from, 16)
  if (head.length < 8 || from + 8 > limit) return 'end'
  const type = head.toString('latin1', 4, 8)
  const small = head.readUInt32BE(0)
  if (small === 0) return { type, from: from + 8, to: limit }
  if (small !== 1)
    return small < 8 || from + small > limit ? 'wrong' : { type, from: from + 8, to: from + small }
  const large = head.length < 16 ? 0n : head.readBigUInt64BE(8)
  if (large < 16n || large > BigInt(limit - from)) return 'wrong'
  return { type, from: from + 16, to: from + Number(large) }
}

/** What it would take to look at a file is more than any film asks for. */
class ReadTooOften extends Error {
  override name = 'ReadTooOften'
}

/**
 * Reads a part at a time and answers what lies near from it: boxes lie close together. Each part is twice as long as the
 * one before, to a bound, and there are few: a file of which every box lies far from the next asks storage for no more
 * (Decision 261).
 */
export function readingNear(read: ReadBytes): ReadBytes {
  let near: { from: number; bytes: Buffer; isLast: boolean } = {
    from: 0,
    bytes: Buffer.alloc(0),
    isLast: false,
  }
  let length = NEAR
  let left = MOST_READS
  return async (from, wanted) => {
    const end = near.from + near.bytes.length
    const isNear = from >= near.from && (from + wanted <= end || (near.isLast && from <= end))
    if (!isNear) {
      if (left-- === 0) throw new ReadTooOften()
      const part = Math.max(wanted, length)
      const bytes = await read(from, part)
      near = { from, bytes, isLast: bytes.length < part }
      length = Math.min(2 * length, FAR)
    }
    return near.bytes.subarray(from - near.from, from - near.from + wanted)
  }
}

const NEAR = 64 * 1024
const FAR = 1024 * 1024
const MOST_READS = 48
