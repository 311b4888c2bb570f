import { NetworkError } from '@atrio/contract'
import { browserStorages, readJson, writeJson, type KeyValue } from '../lib/data/storage.ts'
import type { Tick } from './plans-client.ts'

/** Ticks of one subscription that could not be sent yet. The last one for a part is what counts. */
export function createPendingTicks(subscription: string, storage: KeyValue = browserStorages().local) {
  const key = `atrio:plan-ticks:${subscription}`
  const read = (): Tick[] => {
    const stored = readJson(storage, key)
    return Array.isArray(stored) ? (stored as Tick[]) : []
  }
  const write = (ticks: Tick[]) =>
    ticks.length > 0 ? writeJson(storage, key, ticks) : storage.removeItem(key)
  const without = ({ dia, parte }: Tick) => read().filter((tick) => tick.dia !== dia || tick.parte !== parte)
  return {
    read,
    add: (tick: Tick) => write([...without(tick), tick]),
    /** Sends what waits, oldest first. What the server refuses is dropped; without a network the rest goes on waiting. */
    async flush(send: (tick: Tick) => Promise<unknown>): Promise<void> {
      for (const tick of read()) {
        try {
          await send(tick)
        } catch (error) {
          if (error instanceof NetworkError) return
        }
        write(without(tick))
      }
    },
  }
}
