import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskEdit } from './mask.ts'

// Groups of three digits, at most nine: enough to move the caret over separators.
const grouped = (text: string) =>
  (
    text
      .replace(/\D/g, '')
      .slice(0, 9)
      .match(/\d{1,3}/g) ?? []
  ).join('.')

describe('maskEdit', () => {
  it('writes separators while typing at the end', () => {
    expect(maskEdit(grouped, '1234', 4)).toEqual({ value: '123.4', caret: 5 })
  })

  it('keeps the caret behind the same digit in the middle', () => {
    expect(maskEdit(grouped, '19.345', 2)).toEqual({ value: '193.45', caret: 2 })
    expect(maskEdit(grouped, '1923.45', 4)).toEqual({ value: '192.345', caret: 5 })
  })

  it('stays at the start', () => {
    expect(maskEdit(grouped, '.123', 0)).toEqual({ value: '123', caret: 0 })
  })

  it('never loses the caret, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), (typed, caret) => {
        const edit = maskEdit(grouped, typed, caret)
        expect(edit.value).toBe(grouped(typed))
        expect(edit.caret).toBeGreaterThanOrEqual(0)
        expect(edit.caret).toBeLessThanOrEqual(edit.value.length)
      }),
    )
  })
})
