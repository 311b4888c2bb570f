import { beforeEach, describe, expect, it } from 'vitest'
import { memoryStorage, type KeyValue } from '../lib/data/storage.ts'
import { readWatchPlace, saveWatchPlace, WATCH_PLACES } from './watch-places.ts'

let storage: KeyValue
beforeEach(() => {
  storage = memoryStorage()
})
const save = (key: string, time: number, at = 1, duration = 600) =>
  saveWatchPlace(storage, key, { time, duration, at })

describe('the place in a video', () => {
  it('is kept for each video by whole seconds', () => {
    save('a', 61.7)
    save('b', 12)
    expect([readWatchPlace(storage, 'a'), readWatchPlace(storage, 'b')]).toEqual([61, 12])
    expect(readWatchPlace(storage, 'c')).toBeNull()
  })

  it('is not kept for a glance, and forgotten near the end', () => {
    save('a', 3)
    expect(storage.getItem(WATCH_PLACES)).toBeNull()
    save('a', 300)
    save('a', 595)
    expect(readWatchPlace(storage, 'a')).toBeNull()
  })

  it('is kept in a short video until its last tenth', () => {
    save('a', 20, 1, 24)
    expect(readWatchPlace(storage, 'a')).toBe(20)
    save('a', 22, 2, 24)
    expect(readWatchPlace(storage, 'a')).toBeNull()
  })

  it('of the least recent video is dropped for the hundred and first', () => {
    for (let index = 0; index <= 100; index++) save(`v${index}`, 60, index)
    expect(readWatchPlace(storage, 'v0')).toBeNull()
    expect(readWatchPlace(storage, 'v1')).toBe(60)
    expect(readWatchPlace(storage, 'v100')).toBe(60)
  })

  it('survives what others have written', () => {
    for (const text of ['', '{', '3', 'null', '{"a":null,"b":{"time":"x"}}']) {
      storage.setItem(WATCH_PLACES, text)
      expect(readWatchPlace(storage, 'a')).toBeNull()
    }
    save('a', 60)
    expect(readWatchPlace(storage, 'a')).toBe(60)
  })
})
