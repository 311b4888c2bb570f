import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { reserva } from './event-shapes.ts'
import { id, noBody, nothing } from './fields.ts'

const ofEvento = z.strictObject({ id, idEvento: id })
const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const
const quantidade = z.number().check(z.int(), z.minimum(1), z.maximum(50))
const versao = z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))

/** Places that are held while a person fills in; there is one hold for each person and event. */
export const eventHoldCalls = {
  getReserva: defineCall({
    method: 'GET',
    path: '/usuario/:id/evento/:idEvento/reserva/',
    summary: 'The places that the person holds at this event; null for none',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_EVENTO',
    params: ofEvento,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ reserva: z.nullable(reserva) }),
    errors: signedIn,
  }),
  saveReserva: defineCall({
    method: 'PUT',
    path: '/usuario/:id/evento/:idEvento/reserva/',
    summary:
      'Holds exactly these places for 15 minutes from the first one on; a change does not begin the time anew',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_EVENTO',
    params: ofEvento,
    query: nothing,
    body: z.strictObject({
      ingressos: z
        .array(z.strictObject({ id, quantidade, rulesVersion: z.optional(versao) }))
        .check(z.minLength(1), z.maxLength(20)),
    }),
    status: 200,
    response: z.object({ reserva }),
    errors: [
      ...signedIn,
      'FORBIDDEN',
      'EVT_REG_002',
      'EVT_REG_019',
      'EVT_REG_020',
      'EVT_REG_024',
      'EVT_REG_023',
      'EVT_REG_001',
      'EVT_REG_021',
    ],
  }),
  renovarReserva: defineCall({
    method: 'PUT',
    path: '/usuario/:id/evento/:idEvento/reserva/renovacao/',
    summary: 'Begins the 15 minutes anew, ten times at most; 404 when the hold has ended',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_EVENTO',
    params: ofEvento,
    query: nothing,
    body: z.strictObject({}),
    status: 200,
    response: z.object({ reserva }),
    errors: [...signedIn, 'HOLD_NOT_RENEWABLE'],
  }),
  deleteReserva: defineCall({
    method: 'DELETE',
    path: '/usuario/:id/evento/:idEvento/reserva/',
    summary: 'Gives the held places back; that there are none is fine',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_EVENTO',
    params: ofEvento,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: signedIn,
  }),
}
