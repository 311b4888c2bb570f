import { describe, expect, it, vi } from 'vitest'
import { createFreshCache, type Made } from './fresh-cache.ts'
import { createFreshness, type ChangedIgreja } from './freshness.ts'

describe('createFreshCache', () => {
  it('makes a value once for all who ask at the same time, and keeps it', async () => {
    const { cache, made, make } = setUp()
    const values = await Promise.all([cache.get('a', make()), cache.get('a', make()), cache.get('a', make())])
    expect(new Set(values).size).toBe(1)
    await cache.get('a', make())
    expect(made()).toBe(1)
  })

  it('counts what it had and what had to be waited for', async () => {
    const { cache, change, make } = setUp()
    expect(cache.figures()).toEqual({ entries: 0, bytes: 0, hits: 0, misses: 0 })
    expect(cache.peek('a')).toBeUndefined()
    await cache.get('a', make({ size: 5 }))
    cache.peek('a')
    await cache.get('a', make())
    expect(cache.figures()).toEqual({ entries: 1, bytes: 5, hits: 2, misses: 1 })
    change(1)
    await cache.get('a', make({ size: 7 }))
    expect(cache.figures()).toEqual({ entries: 1, bytes: 7, hits: 2, misses: 2 })
  })

  it('ends what shows a church that changed, and nothing else', async () => {
    const { cache, change, make } = setUp()
    await cache.get('one', make({ igrejaId: 1 }))
    await cache.get('two', make({ igrejaId: 2 }))
    await cache.get('list', make({ igrejaId: null }))
    change(1)
    expect(cache.peek('one')).toBeUndefined()
    expect(cache.peek('two')).toBeDefined()
    expect(cache.peek('list')).toBeUndefined()
    change('*')
    expect(cache.peek('two')).toBeUndefined()
  })

  it('keeps nothing that was read before a change that came while it was made', async () => {
    const { cache, change, make } = setUp()
    const [release, released] = gate()
    const first = cache.get('a', make({}, released))
    change(1)
    const second = cache.get('a', make())
    release()
    expect(await first).not.toBe(await second)
    expect(cache.peek('a')).not.toBe(await first)
  })

  it('keeps no value without a life, and hands it to nobody else', async () => {
    const { cache, made, make } = setUp()
    const values = await Promise.all([cache.get('a', make({ ttl: 0 })), cache.get('a', make({ ttl: 0 }))])
    expect(values[0]).not.toBe(values[1])
    await cache.get('a', make({ ttl: 0 }))
    expect(made()).toBe(3)
  })

  it('keeps no failure, and asks again for those who waited', async () => {
    const { cache, make } = setUp()
    const failing = cache.get('a', async () => {
      throw new Error('down')
    })
    const waiting = cache.get('a', make())
    await expect(failing).rejects.toThrow('down')
    expect(await waiting).toEqual({ number: 1 })
  })

  it('hands out what is due and makes it anew for the next, one at a time', async () => {
    const { cache, make } = setUp()
    const [release, released] = gate()
    const [a, b] = [
      await cache.get('a', make({ renewAfter: 0 })),
      await cache.get('b', make({ renewAfter: 0 })),
    ]
    expect(cache.peek('a')).toBeUndefined()
    expect(await cache.get('a', make({}, released))).toBe(a)
    expect(await cache.get('a', make())).toBe(a)
    const startedB = vi.fn<ReturnType<typeof make>>(make())
    expect(await cache.get('b', startedB)).toBe(b)
    await new Promise(setImmediate)
    expect(startedB).not.toHaveBeenCalled()
    release()
    await vi.waitFor(() => expect(cache.peek('b')).toEqual({ number: 4 }))
    expect(cache.peek('a')).toEqual({ number: 3 })
  })

  it('makes in turn what nobody keeps, and what is due in a turn of its own', async () => {
    const turns: string[] = []
    const turn = (name: string) => (work: () => Promise<{ number: number }>) => {
      turns.push(name)
      return work()
    }
    const { cache, make } = setUp({ maxSize: 1000, minorSize: 1000, renewal: turn('renewal') })
    await cache.get('a', make({ renewAfter: 0 }), turn('first'))
    await cache.get('a', make(), turn('second'))
    await vi.waitFor(() => expect(cache.peek('a')).toEqual({ number: 2 }))
    await cache.get('a', make(), turn('third'))
    expect(turns).toEqual(['first', 'renewal'])
  })

  it('keeps what is due where it cannot be made anew', async () => {
    const { cache, make } = setUp()
    const kept = await cache.get('a', make({ renewAfter: 0 }))
    const failing = vi.fn<ReturnType<typeof make>>(() => Promise.reject(new Error('down')))
    expect(await cache.get('a', failing)).toBe(kept)
    await vi.waitFor(() => expect(failing).toHaveBeenCalled())
    expect(await cache.get('a', failing)).toBe(kept)
    await vi.waitFor(async () => {
      await cache.get('a', make())
      expect(cache.peek('a')).toEqual({ number: 2 })
    })
  })

  it('is bounded, and minor values push out only minor ones', async () => {
    const { cache, make } = setUp({ maxSize: 100, minorSize: 100 })
    await cache.get('page', make({ size: 60 }))
    for (let i = 0; i < 20; i++) await cache.get(`nonsense ${i}`, make({ size: 60, minor: true }))
    expect(cache.peek('page')).toBeDefined()
    expect(cache.peek('nonsense 0')).toBeUndefined()
    await cache.get('other page', make({ size: 60 }))
    expect(cache.peek('page')).toBeUndefined()
  })
})

function setUp(
  given: Parameters<typeof createFreshCache<{ number: number }>>[1] = { maxSize: 1000, minorSize: 1000 },
) {
  const listeners = new Set<(igrejaId: ChangedIgreja) => void>()
  const freshness = createFreshness((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  })
  let count = 0
  const make =
    (given: Partial<Made<{ number: number }>> = {}, wait: Promise<void> = Promise.resolve()) =>
    async () => {
      await wait
      return { value: { number: ++count }, igrejaId: 1, ttl: 1000, size: 1, ...given }
    }
  const change = (igrejaId: ChangedIgreja) => {
    for (const listener of listeners) listener(igrejaId)
  }
  return { cache: createFreshCache<{ number: number }>(freshness, given), change, make, made: () => count }
}

function gate(): [() => void, Promise<void>] {
  const { promise, resolve } = Promise.withResolvers<void>()
  return [resolve, promise]
}
