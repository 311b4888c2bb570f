import { expect, it } from 'vitest'
import { countTickets, readSelection, selectionText, withQuantity } from './selection.ts'

it('stands in an address and comes back from it', () => {
  const selection = { 12: 2, 15: 1 }
  expect(readSelection(selectionText(selection))).toEqual(selection)
  expect(countTickets(selection)).toBe(3)
})

it('takes nothing from an address that is no selection', () => {
  expect(readSelection(null)).toEqual({})
  expect(readSelection('x-1.12-0.12-99.-3.7-2<script>')).toEqual({})
})

it('leaves nothing beside a ticket that is sold alone, and takes that one out for any other', () => {
  const alone = new Set([9])
  expect(withQuantity({ 12: 2 }, 9, 1, alone)).toEqual({ 9: 1 })
  expect(withQuantity({ 9: 1 }, 12, 1, alone)).toEqual({ 12: 1 })
  expect(withQuantity({ 12: 2, 15: 1 }, 12, 0, alone)).toEqual({ 15: 1 })
})
