import { expect, it } from 'vitest'
import { nearest, type Box, type Side } from './nearest.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

/** A menu of three, two buttons below it, a rail across the page, a list of three at the left. */
const menu = [0, 100, 200].map((left) => box(left, 0, 80, 40))
const buttons = [0, 150].map((left) => box(left, 300, 120, 44))
const rail = box(0, 500, 1_000, 150)
const list = [700, 760, 820].map((top) => box(0, top, 300, 40))
const all = [...menu, ...buttons, rail, ...list]
const from = (one: Box, side: Side) => all[nearest(one, all, side)]

it('goes along a row, and no further than its ends', () => {
  expect(from(menu[0]!, 'right')).toBe(menu[1])
  expect(from(menu[1]!, 'left')).toBe(menu[0])
  expect(from(menu[2]!, 'right')).toBeUndefined()
  expect(from(buttons[1]!, 'right')).toBeUndefined()
  // What is further down is not beside it.
  expect(nearest(menu[2]!, [box(900, 300, 50, 40)], 'right')).toBe(-1)
})

it('goes from row to row without leaving one out, and to what lies nearest in it', () => {
  expect(from(menu[0]!, 'down')).toBe(buttons[0])
  expect(from(menu[2]!, 'down')).toBe(buttons[1])
  expect(from(buttons[1]!, 'down')).toBe(rail)
  expect(from(rail, 'up')).toBe(buttons[0])
  expect(from(rail, 'down')).toBe(list[0])
  expect(from(list[0]!, 'down')).toBe(list[1])
  expect(from(list[2]!, 'down')).toBeUndefined()
  expect(from(menu[1]!, 'up')).toBeUndefined()
})

it('takes no part in what it stands in', () => {
  const around = box(-10, 290, 500, 70)
  expect([around, buttons[1]!][nearest(buttons[0]!, [around, buttons[1]!], 'right')]).toBe(buttons[1])
})
