import { prayerCalls as calls } from '@atrio/contract'
import { browserOutbox, type BrowserOutbox } from '../lib/personal/browser-outbox.ts'
import type { Change, OutboxRecord } from '../lib/personal/outbox.ts'
import { personalCalls } from '../lib/personal/personal-calls.ts'
import { api } from '../lib/session/api-client.ts'

/** That somebody prayed for a request, or takes it back: one for each request, and the last tap counts. */
export interface Prayed extends OutboxRecord {
  idOracao: number
  flagOrada: boolean
  /** ISO moment of the tap, by which a later one is told from it. */
  tocadoEm: string
  /** How many prayed, as the server said after it. */
  qtdeOraram?: number
}

/** The taps of one person on this device, open once for each document. */
export function prayersOutbox(owner: number): BrowserOutbox<Prayed> {
  if (current?.owner !== owner) {
    current?.outbox.close()
    current = { owner, outbox: start(owner) }
  }
  return current.outbox
}

let current: { owner: number; outbox: BrowserOutbox<Prayed> } | undefined

function start(owner: number): BrowserOutbox<Prayed> {
  const outbox = browserOutbox<Prayed>('oracoes-oradas', owner, {
    async send(taps) {
      const changes = new Map<string, Change<Prayed>>()
      for (const { id, idOracao, flagOrada, tocadoEm } of taps) {
        const { qtdeOraram } = flagOrada
          ? await api(calls.orar, { body: { idOracao } })
          : await api(calls.desfazerOrar, { params: { id: idOracao } })
        changes.set(id, (latest) =>
          latest.tocadoEm === tocadoEm ? { ...latest, pending: false, qtdeOraram } : latest,
        )
      }
      personalCalls.makeStale([calls.listOracoesOradas])
      return changes
    },
    // The request is gone, or off the wall: there is nothing left to be counted.
    refused: (_, code) => (code === 'NOT_FOUND' || code === 'FORBIDDEN' ? () => null : null),
  })
  void openAnew(outbox)
  return outbox
}

/** What was sent in an earlier document is in the server's answers by now. */
async function openAnew({ box }: BrowserOutbox<Prayed>): Promise<void> {
  await box.open()
  for (const { id, pending } of box.records.values()) if (!pending) await box.remove(id)
  await box.flush()
}
