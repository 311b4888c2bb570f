import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../lib/data/storage.ts'
import {
  clampSpeed,
  readHeard,
  readSession,
  readSpeed,
  resumeAt,
  writeHeard,
  writeSession,
  writeSpeed,
} from './heard.ts'

const track = {
  key: 'a:1',
  codigo: 'a',
  id: 1,
  title: 'T',
  show: 'A',
  src: '/1.mp3',
  cover: null,
  duration: 9,
}

describe('what was heard', () => {
  it('is remembered by episode, the oldest forgotten after 400', () => {
    const storage = memoryStorage()
    for (let id = 0; id < 405; id++) writeHeard(storage, `a:${id}`, { at: id, duration: null, done: false })
    const heard = readHeard(storage)
    expect(Object.keys(heard)).toHaveLength(400)
    expect([heard['a:4'], heard['a:404']?.at]).toEqual([undefined, 404])
  })

  it.each([
    [undefined, 0],
    [{ at: 50, duration: 60, done: false }, 50],
    [{ at: 57, duration: 60, done: false }, 0],
    [{ at: 50, duration: 60, done: true }, 0],
    [{ at: 50, duration: null, done: false }, 50],
  ])('%j goes on at %i', (heard, at) => {
    expect(resumeAt(heard)).toBe(at)
  })
})

describe('the session', () => {
  it('comes back as it was left, and leaves nothing behind when it is empty', () => {
    const storage = memoryStorage()
    writeSession(storage, { track, queue: [track] })
    expect(readSession(storage)).toEqual({ track, queue: [track] })
    writeSession(storage, { track: null, queue: [] })
    expect(storage.length).toBe(0)
  })

  it.each(['null', '[]', '{"queue":1}', '{"track":{"key":1},"queue":[{}]}', 'x'])(
    'is empty for %s',
    (stored) => {
      const storage = memoryStorage()
      storage.setItem('atrio:podcast', stored)
      expect(readSession(storage)).toEqual({ track: null, queue: [] })
    },
  )
})

describe('speed', () => {
  it.each([
    [1.04, 1],
    [0.1, 0.5],
    [9, 3],
    [1.1 + 0.1, 1.2],
    [Number.NaN, 1],
  ])('%d is %d', (rate, expected) => {
    expect(clampSpeed(rate)).toBe(expected)
  })

  it('is remembered for each podcast', () => {
    const storage = memoryStorage()
    writeSpeed(storage, 'a', 1.5)
    expect([readSpeed(storage, 'a'), readSpeed(storage, 'b')]).toEqual([1.5, 1])
  })
})
