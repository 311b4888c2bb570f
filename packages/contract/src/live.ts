import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, noBody, nothing, text, upTo } from './fields.ts'
import { atendimentoProprio, tiposAtendimento } from './live-moments.ts'
import { falaTransmissao, legenda, transmissao, transmissaoListada } from './live-shapes.ts'
import { liveEngineStaffCalls } from './live-engine-staff.ts'
import { liveAnfitrioesStaffCalls } from './live-anfitrioes-staff.ts'
import { liveStaffCalls } from './live-staff.ts'

const chave = z.uuid()
const ofVisitors = { source: 'ours', modulo: 'MOD_CULTO', auth: 'public' } as const

/** Of a broadcast for ticket holders others see that it is. */
const ofViewers = { ...ofVisitors, auth: 'optional' } as const

const ofMembers = {
  source: 'ours',
  modulo: 'MOD_CULTO',
  auth: 'user',
  params: z.extend(bySlug, { id }),
  query: nothing,
  status: 200,
  response: z.object({ flagLembrete: z.boolean() }),
  errors: ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'],
} as const

export const liveCalls = {
  listTransmissoes: defineCall({
    ...ofVisitors,
    method: 'GET',
    path: '/transmissao/:slug',
    summary: 'What is on air or to come, the earliest first, and the last that can be watched again',
    params: bySlug,
    /** Of one event all, also those that are over. */
    query: z.strictObject({ evento: z.optional(id) }),
    body: noBody,
    status: 200,
    response: z.object({
      transmissoes: z.array(transmissaoListada),
      ultima: z.nullable(transmissaoListada),
    }),
    errors: ['NOT_FOUND'],
  }),
  getTransmissao: defineCall({
    ...ofViewers,
    method: 'GET',
    path: '/transmissao/:slug/:id',
    summary: 'A broadcast with where it plays, and its recording once it is over',
    params: z.extend(bySlug, { id }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ transmissao }),
    errors: ['NOT_FOUND'],
  }),
  getLegendaTransmissao: defineCall({
    ...ofViewers,
    method: 'GET',
    path: '/transmissao/:slug/:id/legenda',
    summary: 'What the captions of a broadcast that is on air say now',
    params: z.extend(bySlug, { id }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      legenda,
      /** When to ask again; later where many ask. */
      novaEmMs: z.number(),
    }),
    errors: ['NOT_FOUND'],
  }),
  listFalasTransmissao: defineCall({
    ...ofViewers,
    method: 'GET',
    path: '/transmissao/:slug/:id/conversa/',
    summary: 'What everybody could read in its room, in order, with the second at which it was written',
    params: z.extend(bySlug, { id }),
    query: z.strictObject({ depois: z.optional(id), limit: z._default(upTo(200), 200) }),
    body: noBody,
    status: 200,
    response: z.object({
      falas: z.array(falaTransmissao),
      /** What to ask `depois` of for more; null where there is none. */
      proximo: z.nullable(z.number()),
    }),
    errors: ['NOT_FOUND'],
  }),
  votarMomento: defineCall({
    ...ofViewers,
    method: 'PUT',
    path: '/transmissao/:slug/:id/momento/:idMomento/voto',
    summary: 'Chooses in a poll, or otherwise than before; `chave` is the device’s own number',
    params: z.extend(bySlug, { id, idMomento: id }),
    query: nothing,
    body: z.strictObject({ opcao: z.int().check(z.minimum(0), z.maximum(5)), chave }),
    status: 200,
    response: z.object({ votos: z.array(z.number()) }),
    errors: ['NOT_FOUND'],
  }),
  createAtendimento: defineCall({
    ...ofVisitors,
    auth: 'optional',
    method: 'POST',
    path: '/transmissao/:slug/:id/atendimento/',
    summary: 'Raises a hand; once for each device and moment, again it is the same',
    params: z.extend(bySlug, { id }),
    query: nothing,
    body: z.strictObject({
      tipo: z.enum(tiposAtendimento),
      chave,
      nome: z.optional(text(80)),
      /** How to be reached, if they like to. */
      contato: z.optional(text(120)),
      idMomento: z.optional(id),
    }),
    status: 201,
    response: z.object({ atendimento: atendimentoProprio }),
    errors: ['NOT_FOUND'],
  }),
  getAtendimento: defineCall({
    ...ofVisitors,
    method: 'GET',
    path: '/atendimento/:slug/:codigo',
    summary: 'How it stands with a hand, to who raised it',
    params: z.extend(bySlug, { codigo: text(36) }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ atendimento: atendimentoProprio }),
    errors: ['NOT_FOUND'],
  }),
  getLembreteTransmissao: defineCall({
    ...ofMembers,
    method: 'GET',
    path: '/transmissao/:slug/:id/lembrete',
    summary: 'Whether whoever asks is told before a broadcast begins',
    body: noBody,
  }),
  saveLembreteTransmissao: defineCall({
    ...ofMembers,
    method: 'PUT',
    path: '/transmissao/:slug/:id/lembrete',
    summary: 'Says whether one is told ten minutes before a broadcast begins, moved or not',
    body: z.strictObject({ flagLembrete: z.boolean() }),
  }),
  ...liveStaffCalls,
  ...liveAnfitrioesStaffCalls,
  ...liveEngineStaffCalls,
}
