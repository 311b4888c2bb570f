import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createUnpacked } from './unpacked.ts'

const file = (letter: string, size = 1_000) => ({
  gzip: gzipSync(Buffer.alloc(size, letter)),
  text: letter.repeat(size),
})

it('keeps what was unpacked, and forgets what was asked for longest ago beyond its bound', async () => {
  const unpacked = createUnpacked(2_500)
  const [a, b, c] = [file('a'), file('b'), file('c')]
  const first = await unpacked.of(a.gzip)
  const second = await unpacked.of(b.gzip)
  expect([first.toString(), second.toString()]).toEqual([a.text, b.text])
  expect(await unpacked.of(a.gzip)).toBe(first)
  expect((await unpacked.of(c.gzip)).toString()).toBe(c.text)
  expect(await unpacked.of(a.gzip)).toBe(first)
  expect(await unpacked.of(b.gzip)).not.toBe(second)
})

it('keeps the newest even where it alone is beyond the bound', async () => {
  const unpacked = createUnpacked(10)
  const { gzip, text } = file('x')
  const first = await unpacked.of(gzip)
  expect(first.toString()).toBe(text)
  expect(await unpacked.of(gzip)).toBe(first)
})
