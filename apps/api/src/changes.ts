import { randomUUID } from 'node:crypto'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseTarget } from './db/connection.ts'
import { clientConfig } from './db/connection.ts'
import { cutOff } from './db/pg/connection-of.ts'
import type { Pulse } from './db/pulse.ts'

type Listener = (igrejaId: number | '*') => void

/** Tells of every change to a church's data, made by this process or any other. */
export interface IgrejaChanges {
  /** `'*'` when any church may have changed. Returns what ends the subscription. */
  subscribe: (listener: Listener) => () => void
  /** Notices of what somebody may follow (Decision 110); `'*'` when any may have been missed. */
  hearSignals: (listener: (topic: string) => void) => void
  /**
   * Whether notices come through, tried by one of our own. Between them and us may be a pooler that hands each
   * transaction to another connection, and the one that listens to somebody else.
   *
   * @param notify sends a notice of a text on a channel
   */
  hears: (notify: (channel: string, text: string) => Promise<unknown>) => Promise<boolean>
  /** Whether there is a connection that they would come through. */
  isListening: () => boolean
  close: () => Promise<void>
}

/**
 * Listens on a connection of its own. While it is broken changes can be missed, so every reconnection reports `'*'`;
 * what readers cache must besides live no longer than they can bear to be wrong. The same connection feels the
 * database's pulse.
 */
export async function listenForChanges(
  target: DatabaseTarget,
  onError: (error: unknown) => void,
  pulse?: Pulse,
): Promise<IgrejaChanges> {
  const listeners = new Set<Listener>()
  const echoes = new Map<string, () => void>()
  const signalListeners = new Set<(topic: string) => void>()
  const signal = (topic: string) => {
    for (const listener of signalListeners) listener(topic)
  }
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
      if (client === next) client = undefined
      tell('*')
      if (!closed) retry = setTimeout(() => void connect().catch(onError), 500)
    })
    next.on('notification', ({ channel, payload = '' }) => {
      if (channel === ECHO) echoes.get(payload)?.()
      else if (channel === SIGNAL) signal(payload)
      else tell(readChange(payload))
    })
    await next.connect().catch((error: unknown) => {
      // Whoever refuses is not frozen.
      if (!/timeout/i.test((error as Error).message)) pulse?.revive()
      throw error
    })
    await next.query(`listen ${ECHO}`)
    await next.query(`listen ${SIGNAL}`)
    await next.query(LISTEN)
    client = next
    pulse?.revive()
    tell('*')
    signal('*')
    void feelPulse(next)
  }

  const feelPulse = async (of: pg.Client): Promise<void> => {
    if (!pulse || client !== of || closed) return
    const answered = of.query(LISTEN).then(
      () => true,
      () => true,
    )
    // Where this process was late itself, the answer has been lying there: the turn of the loop reads it first.
    const silence = wait(SILENCE_MS, undefined, { ref: false }).then(() => setImmediate(false))
    if (!(await Promise.race([answered, silence]))) {
      pulse.freeze()
      return cutOff(of)
    }
    await wait(BEAT_MS, undefined, { ref: false })
    void feelPulse(of)
  }
  await connect()

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hearSignals: (listener) => void signalListeners.add(listener),
    async hears(notify) {
      if (!client) return false
      const text = randomUUID()
      const echo = new Promise<true>((resolve) => echoes.set(text, () => resolve(true)))
      try {
        await notify(ECHO, text)
        return await Promise.race([echo, wait(ECHO_MS, false, { ref: false })])
      } finally {
        echoes.delete(text)
      }
    },
    isListening: () => client !== undefined,
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}

/** Also the question to which the pulse is the answer: said twice it is not heard twice. */
const LISTEN = 'listen igreja_changed'

/** What triggers send by `tell_sinal`. */
const SIGNAL = 'sinal'

/** Our own notices, in which no church has changed. */
const ECHO = 'atrio_echo'
const ECHO_MS = 2_000

/** Together below the five seconds within which everybody has an answer. */
const BEAT_MS = 1_000
const SILENCE_MS = 2_500

/** What a notice says: a church's id. Anything else may mean any church. */
function readChange(payload: string): number | '*' {
  return /^[1-9]\d*$/.test(payload) ? Number(payload) : '*'
}
