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
  /** ISO moment of the tap by this device's clock; the server hears how long ago that was (Decision 303). */
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
        const params = { slug, id: celulaId, idReuniao: meetingId }
        const marcadoHa = Math.max(0, Date.now() - Date.parse(marcadoEm))
        const show = personalCalls.begin(calls.getReuniao, { params })
        show(
          await api(calls.savePresencasCelula, {
            params,
            body: { presencas: [{ id: membro, flagPresente, marcadoHa }] },
          }),
        )
        changes.set(id, (latest) => (latest.marcadoEm === marcadoEm ? { ...latest, pending: false } : latest))
      }
      personalCalls.makeStale([calls.listReunioes])
      return changes
    },
    // The group is no longer theirs, or the person is not in it any more: there is nothing left to be marked.
    refused: (_, code) => (code === 'NOT_FOUND' || code === 'FORBIDDEN' ? () => null : null),
  })
  void outbox.box.open().then(() => outbox.box.flush())
  return outbox
}
