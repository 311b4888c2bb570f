import { NetworkError } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../lib/data/storage.ts'
import { createPendingTicks } from './pending-ticks.ts'

const tick = (dia: number, lida = true) => ({ dia, parte: 1, lida })

describe('ticks made without a connection', () => {
  it('wait across reloads, the last one for a part counting', () => {
    const storage = memoryStorage()
    createPendingTicks('a', storage).add(tick(1))
    createPendingTicks('a', storage).add(tick(2))
    createPendingTicks('a', storage).add(tick(1, false))
    expect(createPendingTicks('a', storage).read()).toEqual([tick(2), tick(1, false)])
    expect(createPendingTicks('b', storage).read()).toEqual([])
  })

  it('are sent in order, and go on waiting while there is no network', async () => {
    const pending = createPendingTicks('a', memoryStorage())
    for (const dia of [1, 2, 3]) pending.add(tick(dia))
    const sent: number[] = []
    await pending.flush(async ({ dia }) => {
      if (dia === 2) throw new NetworkError('no answer')
      sent.push(dia)
    })
    expect([sent, pending.read()]).toEqual([[1], [tick(2), tick(3)]])
    await pending.flush(async ({ dia }) => {
      if (dia === 2) throw new Error('404')
      sent.push(dia)
    })
    expect([sent, pending.read()]).toEqual([[1, 3], []])
  })
})
