import { describe, expect, it } from 'vitest'
import { lookAtBoxes, readingNear, type ReadBytes } from './boxes.ts'

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body])
}
function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const here = box('url ', u32(1))
const elsewhere = box('url ', u32(0), Buffer.from('http://127.0.0.1/a.mp4\0'))
const dref = (...entries: Buffer[]) => box('dref', u32(0), u32(entries.length), ...entries)
const track = (...inside: Buffer[]) =>
  box('trak', box('tkhd', u32(0)), box('mdia', box('minf', box('dinf', ...inside))))
const film = (...tracks: Buffer[]) =>
  Buffer.concat([box('ftyp', Buffer.from('isom')), box('moov', box('mvhd', u32(0)), ...tracks)])

/** How often a file was asked, and for how much. */
function looking(bytes: Buffer, size = bytes.length) {
  const asked: number[] = []
  const read: ReadBytes = (from, length) => {
    asked.push(length)
    return Promise.resolve(bytes.subarray(from, Math.min(from + length, size)))
  }
  return { read, asked }
}
const look = (bytes: Buffer) => lookAtBoxes(readingNear(looking(bytes).read))

describe('a film', () => {
  it('is whole when each of its tracks means the file itself', async () => {
    expect(await look(film(track(dref(here)), track(dref(here, here))))).toBe('whole')
    expect(await look(film(track(dref(box('alis', u32(1))))))).toBe('whole')
    expect(await look(film())).toBe('whole')
    expect(await look(box('ftyp', Buffer.from('isom')))).toBe('whole')
  })

  it.each([
    ['by an address', film(track(dref(elsewhere)))],
    ['in its second track alone', film(track(dref(here)), track(dref(here, elsewhere)))],
    ['by an alias', film(track(dref(box('alis', u32(0), Buffer.alloc(150)))))],
    ['by a name', film(track(dref(box('urn ', u32(0)))))],
    ['by an empty reference', film(track(dref(box('url ', u32(0)))))],
    ['as a film that is a reference', film(box('rmra', box('rmda', box('rdrf', u32(0)))))],
    ['in what cameras write as they like', film(box('udta', box('meta', u32(0)), dref(elsewhere)))],
    [
      'behind its pictures',
      Buffer.concat([box('mdat', Buffer.alloc(200_000)), film(track(dref(elsewhere)))]),
    ],
    ['by a size of 64 bits', Buffer.concat([large('mdat', 90_000), film(track(dref(elsewhere)))])],
  ])('that points elsewhere %s is told', async (_how, bytes) => {
    expect(await look(bytes)).toBe('referencia')
  })

  it.each([
    ['more references than it says room for', film(track(box('dref', u32(0), u32(2), here)))],
    ['references without an end', film(track(box('dref', u32(0), u32(0xffffffff), here)))],
    ['a list that is cut off', film(track(box('dref', u32(0))))],
    [
      'a box that is larger than what it stands in',
      film(track(Buffer.concat([u32(900), Buffer.from('dref')]))),
    ],
    ['a box smaller than its head', film(track(Buffer.concat([u32(4), Buffer.from('dref'), u32(0)])))],
    [
      'a size of 64 bits that goes backwards',
      film(Buffer.concat([u32(1), Buffer.from('trak'), u32(0), u32(3)])),
    ],
    ['what is packed', film(box('cmov', u32(0)))],
  ])('with %s is not read', async (_what, bytes) => {
    expect(await look(bytes)).toBe('formato')
  })

  it('is not read for ever, nor as a whole', async () => {
    const many = film(...Array.from({ length: 6_000 }, () => box('trak')))
    expect(await look(many)).toBe('formato')
    const long = Buffer.concat([...Array.from({ length: 6_000 }, () => box('free')), film(track(dref(here)))])
    expect(await look(long)).toBe('formato')
    const deep = Array.from({ length: 6_000 }).reduce<Buffer>((inside) => box('trak', inside), dref(here))
    expect(await look(film(deep))).toBe('formato')
    const large = Buffer.concat([box('mdat', Buffer.alloc(9_000_000)), film(track(dref(here)))])
    const { read, asked } = looking(large)
    expect(await lookAtBoxes(readingNear(read))).toBe('whole')
    expect(asked.reduce((sum, length) => sum + length, 0)).toBeLessThan(200_000)
  })
})

/** As far apart as each is long, without the bytes between. */
function sparse(count: number, distance: number, last = Buffer.alloc(0)) {
  let asked = 0
  const read: ReadBytes = (from, length) => {
    asked += 1
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, count * distance + last.length - from)))
    for (let at = Math.ceil(from / distance) * distance; at < from + bytes.length; at += distance)
      if (at < count * distance) Buffer.concat([u32(distance), Buffer.from('free')]).copy(bytes, at - from)
    if (from + bytes.length > count * distance) {
      const begins = Math.max(0, count * distance - from)
      last.copy(bytes, begins, Math.max(0, from - count * distance))
    }
    return Promise.resolve(bytes)
  }
  return { read, asked: () => asked }
}

it.each([8, 70_000, 1_100_000])(
  'of a hundred thousand boxes, one in %d bytes, storage is asked fifty times at most',
  async (distance) => {
    const { read, asked } = sparse(100_000, distance)
    expect(await lookAtBoxes(readingNear(read))).toBe('formato')
    expect(asked()).toBeLessThanOrEqual(50)
  },
)

it.each([1, 40])('what a film shows may come after %d boxes that lie far apart', async (count) => {
  const { read, asked } = sparse(count, 9_000_000, film(track(dref(elsewhere))))
  expect(await lookAtBoxes(readingNear(read))).toBe('referencia')
  expect(asked()).toBeLessThanOrEqual(50)
})

function large(type: string, length: number): Buffer {
  return Buffer.concat([u32(1), Buffer.from(type), u32(0), u32(length + 16), Buffer.alloc(length)])
}
