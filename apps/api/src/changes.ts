import pg from 'pg'
import type { DatabaseTarget } from './db/connection.ts'
import { clientConfig } from './db/connection.ts'

type Listener = (igrejaId: number | '*') => void

/** Tells of every change to a church's data, made by this process or any other. */
export interface IgrejaChanges {
  /** `'*'` when any church may have changed. Returns what ends the subscription. */
  subscribe: (listener: Listener) => () => void
  close: () => Promise<void>
}

/**
 * Listens on a connection of its own. While it is broken changes can be missed, so every reconnection reports `'*'`;
 * what readers cache must besides live no longer than they can bear to be wrong.
 */
export async function listenForChanges(
  target: DatabaseTarget,
  onError: (error: unknown) => void,
): Promise<IgrejaChanges> {
  const listeners = new Set<Listener>()
  const tell = (igrejaId: number | '*') => {
    for (const listener of listeners) listener(igrejaId)
  }
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  const connect = async (): Promise<void> => {
    const next = new pg.Client(clientConfig(target, { role: 'atrio_app' }))
    next.on('error', onError)
    next.on('end', () => {
      tell('*')
      if (!closed) retry = setTimeout(() => void connect().catch(onError), 500)
    })
    next.on('notification', ({ payload }) => tell(payload && payload !== '*' ? Number(payload) : '*'))
    await next.connect()
    await next.query('listen igreja_changed')
    client = next
    tell('*')
  }
  await connect()

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
