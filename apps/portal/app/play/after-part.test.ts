import { expect, it } from 'vitest'
import { afterPart, CHOSEN } from './after-part.ts'

const next = (state: unknown, hasNext = true) => afterPart({ state, hasNext })

it('two begin by themselves, then somebody is asked', () => {
  const first = next(null)
  const second = next(first.row)
  const third = next(second.row)
  expect([first, second, third].map(({ begins, asks }) => ({ begins, asks }))).toEqual([
    { begins: true, asks: false },
    { begins: true, asks: false },
    { begins: false, asks: true },
  ])
})

it('who chooses the next one is not asked before two more', () => {
  expect(next(CHOSEN)).toEqual({ row: { inARow: 1 }, begins: true, asks: false })
})

it('nothing follows the last part, however many were before it', () => {
  for (const state of [null, { inARow: 1 }, { inARow: 7 }])
    expect(next(state, false)).toMatchObject({ begins: false, asks: false })
})

it('a page that came by another way is the first', () => {
  for (const state of [undefined, 'x', { from: '/play' }, { inARow: 'many' }])
    expect(next(state)).toMatchObject({ begins: true, asks: false })
})
