import { describe, expect, it } from 'vitest'
import { parseLessons, toggleLesson } from './progress.ts'

describe('lessons that were read', () => {
  it('are marked and unmarked', () => {
    expect(toggleLesson([3], 1)).toEqual([1, 3])
    expect(toggleLesson([1, 3], 3)).toEqual([1])
  })

  it.each([null, 'x', {}, [0, -1, 1.5, '2', null]])('are none where %j was stored', (stored) => {
    expect(parseLessons(stored)).toEqual([])
  })
})
