import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createPace } from './pace.ts'
import { carry, createReads, type Read } from './reads.ts'

const of = (name: string, most = 2) => [{ of: name, most }]
const ofMany = (name: string, most = 2) => [{ of: name, most, isShared: true as const }]
const isOver = ({ signal }: { signal: AbortSignal }) => signal.aborted
const isReady = ({ ready }: Read) => Promise.race([ready.then(() => true), wait(20, false)])
/** Its reader takes so many bytes. */
const take = ({ bytes }: Read, length = 1) => {
  bytes.resume()
  return new Promise((resolve) => bytes.write(Buffer.alloc(length), resolve))
}
const all = (length: number, make: (index: number) => Read) =>
  Array.from({ length }, (_, index) => make(index))

it('who has too many loses the one that has not moved for longest, and nobody else loses any', async () => {
  const reads = createReads()
  const other = reads.begin(of('other'))
  const [first, second] = [reads.begin(of('one')), reads.begin(of('one'))]
  await take(first)
  const third = reads.begin(of('one'))
  expect([other, first, second, third].map(isOver)).toEqual([false, false, true, false])
  expect(second.signal.reason).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(second.bytes.destroyed).toBe(true)
  first.end()
  const fourth = reads.begin(of('one'))
  expect([other, third, fourth].map(isOver)).toEqual([false, false, false])
  expect(reads.open).toBe(3)
  for (const read of [other, third, fourth]) read.end()
  expect([reads.open, reads.ended.bound]).toEqual([0, 1])
})

it('of many at one place those who read on lose nothing, and those who trickle do', async () => {
  const reads = createReads({ youngMs: 50, stillMs: 50, trickle: 10_000 })
  const [reading, slow] = [reads.begin(ofMany('hall')), reads.begin(ofMany('hall'))]
  await take(reading, 1_000_000)
  await take(slow)
  await wait(100)
  const third = reads.begin(ofMany('hall'))
  expect([reading, slow, third].map(isOver)).toEqual([false, true, false])
  await take(third, 1_000_000)
  // All of them read on, or have only just begun: the next one waits.
  const fourth = reads.begin(ofMany('hall'))
  expect(await isReady(fourth)).toBe(false)
  third.end()
  expect(await isReady(fourth)).toBe(true)
  expect([reading, fourth].map(isOver)).toEqual([false, false])
})

it('a hall that asks for everything at once waits, and is refused nothing; others do not wait for it', async () => {
  const reads = createReads({ ofAll: 300, youngMs: 60_000, stillMs: 60_000 })
  const here = all(2_000, () => reads.begin(ofMany('hall', 200)))
  const other = reads.begin(ofMany('home', 200))
  expect(await isReady(other)).toBe(true)
  expect([reads.open, reads.waiting]).toEqual([201, 1_800])
  for (const read of here) {
    await read.ready
    read.end()
  }
  expect([reads.ended.bound, reads.ended.full]).toEqual([0, 0])
  expect([reads.open, reads.waiting]).toEqual([1, 0])
})

it('where all are taken, who takes the fewest bytes gives way at once if it is a trickle', async () => {
  const reads = createReads({ ofAll: 3, youngMs: 1_000, stillMs: 1_000, trickle: 10_000 })
  const [fast, slow, slower] = all(3, (n) => reads.begin(of(`network ${n}`))) as [Read, Read, Read]
  const early = reads.begin(of('early'))
  // Nobody is judged by what they have taken in their first moment.
  expect(await isReady(early)).toBe(false)
  early.end()
  await take(fast, 1_000_000)
  await take(slow, 20)
  await take(slower, 10)
  await wait(1_100)
  const next = reads.begin(of('next'))
  expect(await isReady(next)).toBe(true)
  expect([fast, slow, slower].map(isOver)).toEqual([false, false, true])
  expect(slower.signal.reason).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 })
  expect([reads.open, reads.waiting, reads.ended.full]).toEqual([3, 0, 1])
})

it('waits a moment for those who read on; then the slowest of them gives way', async () => {
  const reads = createReads({ ofAll: 2, youngMs: 10, patienceMs: 1_500, trickle: 10_000 })
  const [fast, faster] = all(2, (n) => reads.begin(of(`network ${n}`))) as [Read, Read]
  await take(fast, 1_000_000)
  await take(faster, 2_000_000)
  await wait(20)
  const next = reads.begin(of('next'))
  expect(await isReady(next)).toBe(false)
  const last = reads.begin(of('last'))
  faster.end()
  expect(await isReady(next)).toBe(true)
  await expect.poll(() => isReady(last), { timeout: 20_000 }).toBe(true)
  expect(reads.open).toBe(2)
})

it('who waits leaves, waits too long, or finds too many before them', async () => {
  const reads = createReads({ ofAll: 1, ofWaiting: 2, stillMs: 60_000, waitMs: 300 })
  reads.begin(of('a'))
  const [gone, late] = [reads.begin(of('b')), reads.begin(of('c'))]
  const beyond = reads.begin(of('d'))
  await expect(beyond.ready).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 })
  gone.end()
  await expect(gone.ready).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(reads.waiting).toBe(1)
  await expect(late.ready).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect([reads.open, reads.waiting]).toEqual([1, 0])
})

it('what does not move ends by itself, and what was read to its end is forgotten', async () => {
  const reads = createReads({ overMs: 50 })
  const [still, read] = [reads.begin(of('a')), reads.begin(of('a'))]
  read.bytes.end('all of it')
  expect(Buffer.concat(await read.bytes.toArray()).toString()).toBe('all of it')
  await expect.poll(() => isOver(still)).toBe(true)
  await expect.poll(() => reads.open).toBe(0)
  expect(reads.ended.still).toBe(1)
})

it('where no byte has come for anybody yet, those for whom it takes longest give way', async () => {
  const reads = createReads({ ofAll: 2, youngMs: 0, stillMs: 1_000 })
  const silent = all(2, (n) => reads.begin(of(`network ${n}`)))
  const next = reads.begin(of('next'))
  expect(await isReady(next)).toBe(false)
  await expect.poll(() => isReady(next), { timeout: 20_000 }).toBe(true)
  expect(silent.map(isOver)).toEqual([true, false])
})

it('what had to give way while a file was opened is not sent, and the file is closed', () => {
  const reads = createReads()
  const [first, last] = [reads.begin(of('one', 1)), reads.begin(of('one', 1))]
  const [late, stored] = [Readable.from(['late']), Readable.from(['in time'])]
  expect(() => carry(first, late)).toThrow('TOO_MANY_REQUESTS')
  expect(late.destroyed).toBe(true)
  expect(carry(last, stored)).toBe(last.bytes)
  last.end()
})

it('a pace is of the last seconds, and not of what was taken long ago', () => {
  const pace = createPace(0)
  pace.took(100_000, 1_000)
  expect(pace.rate(2_000)).toBe(50_000)
  expect(pace.rate(12_000)).toBeCloseTo(8_333, 0)
  pace.took(1_000, 15_000)
  expect(pace.rate(31_000)).toBeLessThan(100)
  expect(pace.rate(90_000)).toBe(0)
})
