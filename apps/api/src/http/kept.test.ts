import { describe, expect, it } from 'vitest'
import { createAskOnce, createKept } from './kept.ts'

describe('createKept', () => {
  it('holds so many bytes, however many keys and however long they are', () => {
    const kept = createKept<{ names: Set<string> }>({ maxBytes: 100_000, lifeMs: 60_000 })
    for (let n = 0; n < 1_000; n++) kept.set(`${n}`.padEnd(200, 'x'), { names: new Set(['y'.repeat(1_000)]) })
    const held = [...kept.entries()].reduce(
      (sum, [key, { names }]) => sum + key.length + [...names][0]!.length,
      0,
    )
    expect(held).toBeLessThanOrEqual(100_000)
    expect(kept.get('999'.padEnd(200, 'x'))).toBeDefined()
    expect(kept.get('0'.padEnd(200, 'x'))).toBeUndefined()
  })

  it('keeps nothing that alone is more', () => {
    const kept = createKept<{ text: string }>({ maxBytes: 10_000, lifeMs: 60_000 })
    kept.set('small', { text: 'x' })
    kept.set('large', { text: 'x'.repeat(20_000) })
    kept.set('k'.repeat(20_000), { text: 'x' })
    expect([...kept.keys()]).toEqual(['small'])
  })

  it('keeps nothing beyond its life', async () => {
    const kept = createKept<{ text: string }>({ maxBytes: 10_000, lifeMs: 20 })
    kept.set('a', { text: 'x' })
    await expect.poll(() => kept.get('a')).toBeUndefined()
  })
})

describe('createAskOnce', () => {
  const set = () => {
    const once = createAskOnce({ maxBytes: 10_000, lifeMs: 60_000, missingMs: 1 })
    let asked = 0
    const ask = (found: string | null) => async () => {
      asked += 1
      return found
    }
    return { once, ask, asked: () => asked }
  }

  it('asks once for all who come meanwhile, and for those who come later', async () => {
    const { once, ask, asked } = set()
    expect(await Promise.all([once('a', ask('x')), once('a', ask('y'))])).toEqual(['x', 'x'])
    expect(await once('a', ask('z'))).toBe('x')
    expect(asked()).toBe(1)
  })

  it('asks again soon for what was not found, and at once after a failure', async () => {
    const { once, ask } = set()
    expect(await once('a', ask(null))).toBeNull()
    await expect.poll(() => once('a', ask('x'))).toBe('x')
    await expect(once('b', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await once('b', ask('up'))).toBe('up')
  })

  it('holds so many bytes of what was found', async () => {
    const { once, ask, asked } = set()
    for (let n = 0; n < 20; n++) await once(`${n}`, ask('x'.repeat(2_000)))
    await once('0', ask('x'))
    expect(asked()).toBe(21)
    await once('19', ask('x'))
    expect(asked()).toBe(21)
  })
})
