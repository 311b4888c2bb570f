import { expect, it } from 'vitest'
import { parseRange } from './range.ts'

it.each([
  ['bytes=0-3', { from: 0, to: 3 }],
  ['bytes=4-', { from: 4, to: 9 }],
  ['bytes=4-900', { from: 4, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-30', { from: 0, to: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=99-100', 'unsatisfiable'],
  ['bytes=3-1', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['bytes=-', 'whole'],
  ['pages=1-2', 'whole'],
  [undefined, 'whole'],
])('%s of ten bytes is %o', (header, part) => {
  expect(parseRange(header, 10)).toEqual(part)
})
