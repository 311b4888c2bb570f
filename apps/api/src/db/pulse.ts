import type pg from 'pg'
import { cutOff } from './pg/connection-of.ts'

/** Whether the database still answers. One that is frozen takes what is sent and says nothing, for as long as it likes. */
export interface Pulse {
  readonly frozen: boolean
  /** Ends a pool's connections when the database freezes: what waits on them fails then. */
  watch: (pool: pg.Pool) => void
  freeze: () => void
  revive: () => void
}

export function createPulse(): Pulse {
  const clients = new Set<pg.ClientBase>()
  let frozen = false
  return {
    get frozen() {
      return frozen
    },
    watch(pool) {
      pool.on('connect', (client) => clients.add(client))
      pool.on('remove', (client) => clients.delete(client))
    },
    freeze() {
      frozen = true
      for (const client of clients) cutOff(client)
    },
    revive() {
      frozen = false
    },
  }
}
