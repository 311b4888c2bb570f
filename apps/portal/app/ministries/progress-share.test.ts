import { expect, it } from 'vitest'
import { progressPercent } from './progress-share.ts'

it.each([
  [0, 0],
  [1, 0],
  [499, 49],
  [999, 99],
  [1000, 100],
  [5000, 100],
])('%i of 1000 is %i percent', (alcancado, percent) => {
  expect(progressPercent({ meta: 1000, alcancado })).toBe(percent)
})
