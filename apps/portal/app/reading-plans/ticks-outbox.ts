import { browserOutbox, type BrowserOutbox } from '../lib/personal/browser-outbox.ts'
import type { Change, OutboxRecord } from '../lib/personal/outbox.ts'
import { sendTick, type Tick } from './plans-client.ts'

/** A tick that no server knows of yet. There is one for each part of a subscription: the last one counts. */
export interface WaitingTick extends OutboxRecord, Tick {
  subscription: string
}

/** The ticks of a person on this device, open once for each document. */
export function ticksOutbox(owner: number): BrowserOutbox<WaitingTick> {
  if (current?.owner !== owner) {
    current?.outbox.close()
    current = { owner, outbox: start(owner) }
  }
  return current.outbox
}

let current: { owner: number; outbox: BrowserOutbox<WaitingTick> } | undefined

function start(owner: number): BrowserOutbox<WaitingTick> {
  const outbox = browserOutbox<WaitingTick>('leituras', owner, {
    async send(ticks) {
      const changes = new Map<string, Change<WaitingTick>>()
      for (const tick of ticks) {
        const { subscription, dia, parte, lida } = tick
        await sendTick({ id: owner, uuid: subscription }, { dia, parte, lida })
        changes.set(tick.id, (latest) => (latest.lida === lida ? null : latest))
      }
      return changes
    },
    // The plan is gone, or has no such part: there is nothing left to be ticked.
    refused: (_, code) => (code === 'NOT_FOUND' || code === 'VALIDATION' ? () => null : null),
  })
  void outbox.box.open().then(() => outbox.box.flush())
  return outbox
}

export function tickId(subscription: string, { dia, parte }: Pick<Tick, 'dia' | 'parte'>): string {
  return `${subscription} ${dia} ${parte}`
}
