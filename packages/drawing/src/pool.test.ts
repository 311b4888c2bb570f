import { existsSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import type { hostile } from './hostile-drawings.ts'
import { createDrawingPool, type DrawingPool, type PoolOptions } from './pool.ts'

let pool: DrawingPool<typeof hostile>
afterEach(() => pool.close())

function open(options: Omit<PoolOptions, 'entry'> = {}) {
  pool = createDrawingPool({ ...options, entry: new URL('hostile-drawings.ts', import.meta.url) })
  return pool
}
const owner = 'ana'
const letters = (text: string, by = owner) => pool.draw('letters', text, { owner: by }).then(String)

describe('a drawing that goes wrong is refused, and the next one is made', () => {
  it('one that never ends', async () => {
    open({ timeMs: 300 })
    await expect(pool.draw('forever', null, { owner })).rejects.toMatchObject({ reason: 'time' })
    expect(await letters('olá')).toBe('olá')
  })

  it.runIf(existsSync('/proc/self/stat'))('one that works too long', async () => {
    open({ workMs: 200 })
    await expect(pool.draw('forever', null, { owner })).rejects.toMatchObject({ reason: 'time' })
    expect(await letters('olá')).toBe('olá')
  })

  it('one that exhausts its memory', async () => {
    open({ heapMb: 24 })
    await expect(pool.draw('hoard', null, { owner })).rejects.toMatchObject({ reason: 'memory' })
    expect(await letters('olá')).toBe('olá')
  })

  it.runIf(existsSync('/proc/self/stat'))('one that hoards where no limit of the heap sees it', async () => {
    open({ residentMb: 150 })
    await expect(pool.draw('hoardOutside', null, { owner })).rejects.toMatchObject({ reason: 'memory' })
    expect(await letters('olá')).toBe('olá')
  })

  it.each([
    ['begins', { inputBytes: 500 }],
    ['ends', { outputBytes: 100 }],
  ])('one that %s too large', async (_when, bound) => {
    open(bound)
    await expect(letters('x'.repeat(600))).rejects.toMatchObject({ reason: 'size' })
    expect(await letters('olá')).toBe('olá')
  })

  it('one that throws, and one that takes its process along', async () => {
    open()
    await expect(pool.draw('broken', null, { owner })).rejects.toThrow('this drawing is broken')
    await expect(pool.draw('dies', null, { owner })).rejects.toThrow('ended')
    expect(await letters('olá')).toBe('olá')
  })
})

it('draws for others while one owner’s drawings never end', async () => {
  open({ timeMs: 60_000 })
  const stuck = [1, 2, 3].map(() => pool.draw('forever', null, { owner: 'mallory' }).catch((error) => error))
  expect(await Promise.all(['ana', 'bia', 'caio'].map((name) => letters(name, name)))).toEqual([
    'ana',
    'bia',
    'caio',
  ])
  await pool.close()
  expect(await Promise.all(stuck)).toMatchObject([1, 2, 3].map(() => ({ reason: 'busy' })))
})

it('draws a hundred for one owner who asks at once', async () => {
  open()
  const numbers = Array.from({ length: 100 }, (_, index) => String(index))
  expect(await Promise.all(numbers.map((number) => letters(number)))).toEqual(numbers)
})

it('has nothing in its environment to be stolen', async () => {
  process.env['ATRIO_SECRET'] = 'not for drawings'
  open()
  expect(String(await pool.draw('secrets', null, { owner }))).not.toContain('ATRIO')
  delete process.env['ATRIO_SECRET']
})

it('turns away whoever finds the line full, or waits in it too long', async () => {
  open({ parallel: 1, waiting: 1, patienceMs: 50 })
  const first = pool.draw('forever', null, { owner }).catch((error) => error)
  const second = letters('olá', 'bia')
  await expect(letters('olá', 'caio')).rejects.toMatchObject({ reason: 'busy', statusCode: 503 })
  await expect(second).rejects.toMatchObject({ reason: 'busy' })
  await pool.close()
  await first
})
