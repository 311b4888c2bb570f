import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('lets so many work at once, and the others in the order in which they came', async () => {
  const turns = createTurns({ parallel: 2 })
  const began: number[] = []
  let [working, most] = [0, 0]
  await Promise.all(
    [0, 1, 2, 3, 4, 5].map((number) =>
      turns.take(async () => {
        began.push(number)
        most = Math.max(most, ++working)
        await wait(5)
        working -= 1
      }),
    ),
  )
  expect([most, began]).toEqual([2, [0, 1, 2, 3, 4, 5]])
})

it('goes on after work that failed', async () => {
  const turns = createTurns({ parallel: 1 })
  const failing = turns.take(() => Promise.reject(new Error('broken')))
  const after = turns.take(async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await after).toBe('done')
})

it('tells who waited too long to come back, and nobody works in their place', async () => {
  const turns = createTurns({ parallel: 1, patienceMs: 20 })
  const long = turns.take(() => wait(100, 'done'))
  await expect(turns.take(async () => 'late')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 })
  expect(await long).toBe('done')
  expect(await turns.take(async () => 'next')).toBe('next')
})
