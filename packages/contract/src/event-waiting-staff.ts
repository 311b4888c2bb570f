import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, isoDateTime, noBody, nothing } from './fields.ts'

const errors = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const ofStaff = { site: 'staff', source: 'ours', query: nothing, status: 200, errors } as const
const change = { area: 'agenda', may: 'change' } as const
const path = '/igreja/:slug/equipe/evento/:id/espera'
const one = z.extend(bySlug, { id, idEspera: id })

/** A turn as staff see it: by name, and without an address, as who has a ticket. */
const turno = z.object({
  id: z.number(),
  nome: z.string(),
  quantidade: z.number(),
  /** `perdida`: it was offered to them, and they did not come. */
  situacao: z.enum(['aguardando', 'oferecida', 'perdida']),
  /** How many turns for the ticket come before it, and one; null for one that is not in line. */
  posicao: z.nullable(z.number()),
  /** Staff put it first. */
  flagAdiantada: z.boolean(),
  /** Of an offer: until when the places are held for it. */
  ofertaExpiraEm: z.nullable(isoDateTime),
  dataCadastro: isoDateTime,
})
export type TurnoEspera = z.output<typeof turno>

const fila = z.object({
  evento: z.object({ nome: z.string(), dataInicio: isoDateTime }),
  /** Tickets that somebody waits for, in their order; of each the offers, then the line, then who did not come. */
  ingressos: z.array(
    z.object({
      id: z.number(),
      nome: z.string(),
      /** In line, and the places that they want. */
      esperam: z.number(),
      lugares: z.number(),
      turnos: z.array(turno),
      /** There are more than the two hundred that are named. */
      mais: z.boolean(),
    }),
  ),
})

/** The waiting lists of an event as staff look after them (Decision 298). */
export const eventWaitingStaffCalls = {
  listEsperasEvento: defineCall({
    ...ofStaff,
    method: 'GET',
    path: `${path}/`,
    summary: 'Who waits for which ticket of an event, in their order, and what is offered until when',
    auth: { area: 'agenda', may: 'see' },
    params: z.extend(bySlug, { id }),
    body: noBody,
    response: fila,
  }),
  offerEsperaEvento: defineCall({
    ...ofStaff,
    method: 'PUT',
    path: `${path}/:idEspera/oferta/`,
    summary:
      'Put a turn first, also one whose offer lapsed: what is free is offered to it at once, else what comes free next',
    auth: change,
    params: one,
    body: z.strictObject({}),
    response: fila,
  }),
  removeEsperaEvento: defineCall({
    ...ofStaff,
    method: 'DELETE',
    path: `${path}/:idEspera/`,
    summary: 'Take a turn off the list; what was offered goes to the next',
    auth: change,
    params: one,
    body: noBody,
    response: fila,
  }),
}
