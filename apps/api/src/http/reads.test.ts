import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createReads } from './reads.ts'

const of = (name: string, most = 2) => [{ of: name, most }]
const isOver = ({ signal }: { signal: AbortSignal }) => signal.aborted

it('who has too many loses the one that has not moved for longest, and nobody else loses any', async () => {
  const reads = createReads()
  const other = reads.begin(of('other'))
  const [first, second] = [reads.begin(of('one')), reads.begin(of('one'))]
  await new Promise((resolve) => first.bytes.write('moves', resolve))
  const third = reads.begin(of('one'))
  expect([other, first, second, third].map(isOver)).toEqual([false, false, true, false])
  expect(second.signal.reason).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(second.bytes.destroyed).toBe(true)
  first.end()
  const fourth = reads.begin(of('one'))
  expect([other, third, fourth].map(isOver)).toEqual([false, false, false])
  expect(reads.open).toBe(3)
  for (const read of [other, third, fourth]) read.end()
  expect(reads.open).toBe(0)
})

it('where there are too many of all, one that stands still gives way, and none that moves', async () => {
  const reads = createReads({ ofAll: 2, stillMs: 200 })
  const [still, moving] = [reads.begin(of('a')), reads.begin(of('b'))]
  const early = reads.begin(of('c'))
  expect([still, moving, early].map(isOver)).toEqual([false, false, false])
  await wait(250)
  for (const { bytes } of [moving, early]) await new Promise((resolve) => bytes.write('moves', resolve))
  reads.begin(of('d'))
  reads.begin(of('e'))
  expect([still, moving, early].map(isOver)).toEqual([true, false, false])
})

it('what does not move ends by itself, and what was read to its end is forgotten', async () => {
  const reads = createReads({ overMs: 50 })
  const [still, read] = [reads.begin(of('a')), reads.begin(of('a'))]
  read.bytes.end('all of it')
  expect(Buffer.concat(await read.bytes.toArray()).toString()).toBe('all of it')
  await expect.poll(() => isOver(still)).toBe(true)
  await expect.poll(() => reads.open).toBe(0)
})
