import { expect, it } from 'vitest'
import { GLOBAL, isLoading, whileLoading } from './loading.ts'

it('counts work for its own context only', async () => {
  const work = Promise.withResolvers<void>()
  const running = whileLoading('events', () => work.promise)
  expect([isLoading('events'), isLoading('prayer')]).toEqual([true, false])
  work.resolve()
  await running
  expect(isLoading('events')).toBe(false)
})

it('counts global work for every context', async () => {
  const work = Promise.withResolvers<void>()
  const running = whileLoading(GLOBAL, () => work.promise)
  expect(isLoading('events')).toBe(true)
  work.resolve()
  await running
  expect(isLoading('events')).toBe(false)
})

it('stops counting when the work fails, and counts overlapping work until the last', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const failing = whileLoading('events', () => first.promise)
  const passing = whileLoading('events', () => second.promise)
  first.reject(new Error('no'))
  await expect(failing).rejects.toThrow('no')
  expect(isLoading('events')).toBe(true)
  second.resolve()
  await passing
  expect(isLoading('events')).toBe(false)
})
