import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSendings } from './sendings.ts'

const ago = (ms: number) => ({ key: randomUUID(), createdAt: new Date(Date.now() - ms) })

it('does the work of one key one after the other, and that of others meanwhile', async () => {
  const { oneByOne } = createSendings()
  const log: string[] = []
  const work = (name: string, ms: number) => async () => {
    log.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, ms))
    log.push(`${name} ends`)
    return name
  }
  const all = [
    oneByOne('a', work('first', 40)),
    oneByOne('a', work('second', 1)),
    oneByOne('b', work('other', 1)),
  ]
  expect(await Promise.all(all)).toEqual(['first', 'second', 'other'])
  expect(log).toEqual([
    'first begins',
    'other begins',
    'other ends',
    'first ends',
    'second begins',
    'second ends',
  ])
})

it('goes on with a key whose work has failed', async () => {
  const { oneByOne } = createSendings()
  const failed = oneByOne('a', () => Promise.reject(new Error('no')))
  const next = oneByOne('a', async () => 'next')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})

it('waits for what it has sent, and for what another may have sent', () => {
  const sendings = createSendings(60_000)
  const [now, late, old] = [ago(0), ago(10_000), ago(61_000)]
  expect([now, late, old].map(sendings.mayShowLate)).toEqual([true, true, false])
  expect([now, late, old].map(sendings.mayBeUnderway)).toEqual([false, true, false])
  for (const { key } of [now, late, old]) sendings.note(key)
  expect([now, late, old].map(sendings.mayBeUnderway)).toEqual([true, true, true])
})
