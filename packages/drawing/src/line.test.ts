import { expect, it } from 'vitest'
import { createLine } from './line.ts'

const task = (owner: string, bytes = 1) => ({ owner, bytes })

it('owners take turns, one of each at a time', () => {
  const line = createLine<ReturnType<typeof task>>({ most: 10, mostBytes: 100 })
  const all = ['ana', 'ana', 'ana', 'bia', 'bia'].map((owner) => task(owner))
  for (const one of all) expect(line.join(one)).toBe(true)
  expect([line.take()?.owner, line.take()?.owner, line.take()]).toEqual(['ana', 'bia', undefined])
  line.leave(all[0]!)
  line.leave(all[3]!)
  expect([line.take()?.owner, line.take()?.owner]).toEqual(['ana', 'bia'])
})

it('is full by its number, by one owner’s half, and by bytes', () => {
  const line = createLine<ReturnType<typeof task>>({ most: 4, mostBytes: 100 })
  expect(['ana', 'ana', 'ana', 'bia'].map((owner) => line.join(task(owner)))).toEqual([
    true,
    true,
    false,
    true,
  ])
  expect(line.join(task('caio', 98))).toBe(false)
  expect(line.join(task('caio', 97))).toBe(true)
  expect(line.join(task('davi'))).toBe(false)
  expect(line.empty().length).toBe(4)
})
