import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createPageTurns, NoTurn } from './page-turns.ts'

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { run: () => promise, end: resolve }
}

it('lets whoever comes in between the many of another, and keeps the order of each', async () => {
  const turns = createPageTurns({ parallel: 1 })
  const order: string[] = []
  const all = ['hall 1', 'hall 2', 'hall 3', 'home 1', 'home 2', 'cafe 1'].map((name) =>
    turns.take(name.split(' ')[0]!, async () => order.push(name)),
  )
  await Promise.all(all)
  expect(order).toEqual(['hall 1', 'hall 2', 'home 1', 'cafe 1', 'hall 3', 'home 2'])
  expect(turns.figures()).toEqual({ waiting: 0, refused: 0 })
})

it('gives nobody two turns at once, and another one theirs beside it', async () => {
  const turns = createPageTurns()
  const [first, other] = [work(), work()]
  const begun: string[] = []
  const take = (of: string, run: () => Promise<void>) =>
    turns.take(of, () => {
      begun.push(of)
      return run()
    })
  const all = [take('hall', first.run), take('hall', async () => {}), take('home', other.run)]
  await wait(0)
  expect([begun, turns.figures().waiting]).toEqual([['hall', 'home'], 1])
  first.end()
  await wait(0)
  expect(begun).toEqual(['hall', 'home', 'hall'])
  other.end()
  await Promise.all(all)
})

it('of too many refuses the last of the longest line, whoever comes', async () => {
  const turns = createPageTurns({ parallel: 1, most: 3 })
  const first = work()
  const all = [turns.take('hall', first.run)]
  for (let n = 0; n < 3; n += 1) all.push(turns.take('hall', async () => {}))
  const last = all.at(-1)!
  const home = turns.take('home', async () => 'shown')
  await expect(last).rejects.toThrow(NoTurn)
  await expect(turns.take('hall', async () => {})).rejects.toThrow(NoTurn)
  first.end()
  expect(await home).toBe('shown')
  await Promise.all(all.slice(0, 3))
  expect(turns.figures()).toEqual({ waiting: 0, refused: 2 })
})

it('tells who waits too long to come again, and forgets who has gone', async () => {
  const turns = createPageTurns({ parallel: 1, patienceMs: 50 })
  const first = work()
  const at = turns.take('hall', first.run)
  const gone = new AbortController()
  const left = turns.take('home', async () => {}, gone.signal)
  gone.abort()
  await expect(left).rejects.toThrow(NoTurn)
  await expect(turns.take('cafe', async () => {})).rejects.toThrow(NoTurn)
  await expect(turns.take('home', async () => {}, gone.signal)).rejects.toThrow(NoTurn)
  first.end()
  await at
  expect(turns.figures()).toEqual({ waiting: 0, refused: 1 })
})

it('does not let others wait for what waits for something else itself', async () => {
  const turns = createPageTurns({ parallel: 1, holdMs: 500 })
  const [slow, next] = [work(), work()]
  const begun = Promise.withResolvers<void>()
  const all = [
    turns.take('hall', slow.run),
    turns.take('hall', () => {
      begun.resolve()
      return next.run()
    }),
    turns.take('hall', async () => {}),
  ]
  await begun.promise
  // Its place was given up once, and is not given up again.
  slow.end()
  await wait(0)
  expect(turns.figures().waiting).toBe(1)
  next.end()
  await Promise.all(all)
})

it('a failure ends a turn like anything else', async () => {
  const turns = createPageTurns({ parallel: 1 })
  await expect(turns.take('hall', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await turns.take('hall', async () => 'shown')).toBe('shown')
})
