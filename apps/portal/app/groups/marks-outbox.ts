import { groupsCalls as calls } from '@atrio/contract'
import { api } from '../lib/session/api-client.ts'
import { browserOutbox, type BrowserOutbox } from '../lib/personal/browser-outbox.ts'
import { personalCalls } from '../lib/personal/personal-calls.ts'
import type { Change, OutboxRecord } from '../lib/personal/outbox.ts'

/** That somebody came to a meeting, or did not: one for each person and meeting, and the last tap counts. */
export interface Mark extends OutboxRecord {
  celulaId: number
  meetingId: number
  membro: number
  flagPresente: boolean
  /** ISO moment of the tap, by which the server tells which came last. */
  marcadoEm: string
}

/** The taps of who leads a group on this device, open once for each document. */
export function marksOutbox(owner: number, slug: string): BrowserOutbox<Mark> {
  if (current?.owner !== owner || current.slug !== slug) {
    current?.outbox.close()
    current = { owner, slug, outbox: start(owner, slug) }
  }
  return current.outbox
}

let current: { owner: number; slug: string; outbox: BrowserOutbox<Mark> } | undefined

export function markId(meetingId: number, membro: number): string {
  return `${meetingId} ${membro}`
}

function start(owner: number, slug: string): BrowserOutbox<Mark> {
  const outbox = browserOutbox<Mark>('presencas-celula', owner, {
    async send(marks) {
      const changes = new Map<string, Change<Mark>>()
      for (const mark of marks) {
        const { id, celulaId, meetingId, membro, flagPresente, marcadoEm } = mark
        await api(calls.savePresencasCelula, {
          params: { slug, id: celulaId, idReuniao: meetingId },
          body: { presencas: [{ id: membro, flagPresente, marcadoEm }] },
        })
        changes.set(id, (latest) => (latest.marcadoEm === marcadoEm ? { ...latest, pending: false } : latest))
      }
      personalCalls.makeStale([calls.getReuniao, calls.listReunioes])
      return changes
    },
    // The group is no longer theirs, or the person is not in it any more: there is nothing left to be marked.
    refused: (_, code) => (code === 'NOT_FOUND' || code === 'FORBIDDEN' ? () => null : null),
  })
  void outbox.box.open().then(() => outbox.box.flush())
  return outbox
}
