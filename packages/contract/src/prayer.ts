import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { byId, bySlug, id, noBody, nothing, slug, text, upTo } from './fields.ts'
import { prayerDeskCalls } from './prayer-desk.ts'
import { prayerOwnCalls } from './prayer-own.ts'
import {
  oracao,
  ORACAO_LIMITS,
  oracaoListada,
  oracaoMensagemComSituacao,
  oracaoMotivo,
  oracaoTexto,
} from './prayer-shapes.ts'
import { prayerStaffCalls } from './prayer-staff.ts'

const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND', 'FORBIDDEN'] as const
const prayed = z.object({ qtdeOraram: z.number(), flagOrada: z.boolean() })

/**
 * The prayer wall. What people are told leads to `/prayer/{id}` (a request of the wall), `/user/prayer/{id}` (to its
 * author), `/prayer/desk` (the wall's desk) and `/prayer/desk/care` (what is private).
 */
export const prayerCalls = {
  listOracoes: defineCall({
    method: 'GET',
    path: '/oracao/:slug',
    summary:
      'The requests on the wall, newest first; with `naoOradas=1` those for which the person has not prayed',
    source: 'Spec §7',
    auth: 'optional',
    modulo: 'MOD_MURAL_ORACAO',
    params: bySlug,
    query: z.strictObject({
      motivo: z.optional(id),
      situacao: z.optional(z.enum(['abertas', 'respondidas'])),
      /** Of who is logged in, without their own; UNAUTHENTICATED for nobody in particular. */
      naoOradas: z.optional(z.literal('1')),
      /** `proximo` of the page before. */
      cursor: z.optional(id),
      limit: z._default(upTo(50), 12),
    }),
    body: noBody,
    status: 200,
    /** `proximo`: the cursor of the next page; null at the end. */
    response: z.object({ oracoes: z.array(oracaoListada), proximo: z.nullable(z.number()) }),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  }),
  getOracao: defineCall({
    method: 'GET',
    path: '/oracao/:slug/:id',
    summary: 'A request on the wall with its messages and what its author told since',
    source: 'Spec §7',
    auth: 'public',
    modulo: 'MOD_MURAL_ORACAO',
    params: z.strictObject({ slug, id }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ oracao }),
    errors: ['NOT_FOUND'],
  }),
  listOracaoMotivos: defineCall({
    method: 'GET',
    path: '/igreja/:slug/oracao-motivo/',
    summary: 'The reasons that the church offers, and whether it reads a request before the wall shows it',
    source: 'Spec §7',
    auth: 'public',
    modulo: 'MOD_MURAL_ORACAO',
    params: bySlug,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ motivos: z.array(oracaoMotivo), flagAprovacao: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  createOracaoMensagem: defineCall({
    method: 'POST',
    path: '/oracao/mensagem/',
    summary:
      'Writes a message below a request on the wall: its author is told, once the church has read it where it does',
    source: 'Spec §7',
    auth: 'user',
    modulo: 'MOD_MURAL_ORACAO',
    idempotent: true,
    params: nothing,
    query: nothing,
    body: z.strictObject({ idUsuario: z.optional(id), idOracao: id, mensagem: oracaoTexto }),
    status: 201,
    response: z.object({ mensagem: oracaoMensagemComSituacao }),
    errors: [...signedIn, 'IDEMPOTENCY_BUSY', 'IDEMPOTENCY_MISMATCH'],
  }),
  deleteOracaoMensagem: defineCall({
    method: 'DELETE',
    path: '/oracao/mensagem/:id',
    summary: 'Deletes a message: by who wrote it, or by the author of the request below which it stands',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_MURAL_ORACAO',
    params: byId,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'],
  }),
  orar: defineCall({
    method: 'POST',
    path: '/oracao/orar/',
    summary: 'Says that the person prayed for a request on the wall; said again it changes nothing',
    source: 'Spec §7',
    auth: 'user',
    modulo: 'MOD_MURAL_ORACAO',
    params: nothing,
    query: nothing,
    body: z.strictObject({ idUsuario: z.optional(id), idOracao: id }),
    status: 200,
    response: prayed,
    errors: signedIn,
  }),
  desfazerOrar: defineCall({
    method: 'DELETE',
    path: '/oracao/orar/:id',
    summary: 'Takes that back; taken back already it stays so',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_MURAL_ORACAO',
    params: byId,
    query: nothing,
    body: noBody,
    status: 200,
    response: prayed,
    errors: ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'],
  }),
  denunciarOracao: defineCall({
    method: 'POST',
    path: '/oracao/:id/denuncia',
    summary: 'Tells those who look after the wall that a request, or a message below it, should not be there',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_MURAL_ORACAO',
    params: byId,
    query: nothing,
    body: z.strictObject({
      idMensagem: z.optional(id),
      motivo: z.optional(text(ORACAO_LIMITS.denuncia)),
    }),
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: signedIn,
  }),
  ...prayerOwnCalls,
  ...prayerDeskCalls,
  ...prayerStaffCalls,
}
