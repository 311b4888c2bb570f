import { expect, it } from 'vitest'
import { createInOrder } from './in-order.ts'

it('lets through what comes in order, however late, and nothing that was overtaken', () => {
  const { begin } = createInOrder()
  const [first, second, third] = [begin(), begin(), begin()]
  expect(second()).toBe(true)
  expect(first()).toBe(false)
  expect(third()).toBe(true)
})

it('lets nothing through that was begun before a command whose answer is there', () => {
  const { begin } = createInOrder()
  const look = begin()
  const command = begin()
  expect(command()).toBe(true)
  expect(look()).toBe(false)
  expect(begin()()).toBe(true)
})
