import { describe, expect, it } from 'vitest'
import { dequeue, enqueue, move, type Track } from './queue.ts'

const track = (key: string): Track => ({
  key,
  codigo: 'a',
  id: 1,
  title: key,
  show: 'A',
  src: `/${key}.mp3`,
  cover: null,
  duration: null,
})
const queue = ['1', '2', '3'].map(track)
const keysOf = (tracks: Track[]) => tracks.map(({ key }) => key).join('')

describe('the queue', () => {
  it('takes a track once, at its end', () => {
    expect(keysOf(enqueue(queue, track('4')))).toBe('1234')
    expect(keysOf(enqueue(queue, track('2')))).toBe('123')
    expect(keysOf(dequeue(queue, '2'))).toBe('13')
  })

  it.each([
    [0, 2, '231'],
    [2, 0, '312'],
    [0, 1, '213'],
    [1, 9, '132'],
    [1, -5, '213'],
    [7, 0, '123'],
  ])('moves %i to %i', (from, to, expected) => {
    expect(keysOf(move(queue, from, to))).toBe(expected)
  })
})
