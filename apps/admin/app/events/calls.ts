import { eventStaffCalls, type Valores } from '@atrio/contract'
import type { Publication } from '../content/calls.ts'
import { api } from '../lib/api.ts'

/** What staff do with the events of a church. */
export function eventCalls(slug: string) {
  const params = { slug }
  const one = (id: number) => ({ params: { slug, id } })
  return {
    create: (valores: Valores) => api(eventStaffCalls.createEventoEquipe, { params, body: { valores } }),
    keep: (id: number, body: { versao: number; valores: Valores }) =>
      api(eventStaffCalls.keepEventoEquipe, { ...one(id), body }),
    publish: (id: number, body: Publication) =>
      api(eventStaffCalls.publishEventoEquipe, { ...one(id), body }),
    callOff: (id: number) => api(eventStaffCalls.callOffEventoEquipe, one(id)),
    archive: (id: number, body: { versao: number; arquivado: boolean }) =>
      api(eventStaffCalls.archiveEventoEquipe, { ...one(id), body }),
    copy: (id: number, dataInicio: string) =>
      api(eventStaffCalls.copyEventoEquipe, { ...one(id), body: { dataInicio } }),
    history: (id: number) => api(eventStaffCalls.historyEventoEquipe, one(id)),
    /** Tickets of before may be sold by now: an earlier state is written anew by hand. */
    restore: () => Promise.reject(new Error('events are not restored')),
  }
}
