import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, isoDate, noBody, nothing, text } from './fields.ts'

const plano = z.object({
  uuid: z.string(),
  /** In the language of the request, like the description. */
  nome: z.string(),
  descricao: z.string(),
  totalDias: z.number(),
})

const dia = z.object({
  dia: z.number(),
  leituras: z.array(
    z.object({
      parte: z.number(),
      /** As the language of the request writes it: `Gn 1–3`. */
      referencia: z.string(),
      /** The same in the form of every language: `gen 1-3`. */
      passagem: z.string(),
    }),
  ),
})

/** One person following one plan. Which day is today's is worked out from these by the reader's own calendar. */
const assinatura = z.object({
  uuid: z.string(),
  plano,
  dataInicio: isoDate,
  diaBase: z.number(),
  dataBase: isoDate,
  /** The first day with something unread; null when all is read. */
  primeiroNaoLido: z.nullable(z.number()),
  /** Days of which every part is read. */
  diasLidos: z.number(),
  dataConclusao: z.nullable(isoDate),
})

const assinaturaCompleta = z.extend(assinatura, {
  lidas: z.array(z.object({ dia: z.number(), parte: z.number() })),
})

const number = z.number().check(z.int(), z.minimum(1), z.maximum(2_000))
const ofPerson = z.strictObject({ id })
const ofAssinatura = z.strictObject({ id, uuid: text(36) })
const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const

export const readingPlansCalls = {
  listPlanosLeitura: defineCall({
    method: 'GET',
    path: '/plano-leitura/',
    summary: 'The reading plans that can be started',
    source: 'ours',
    auth: 'public',
    params: nothing,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ planos: z.array(plano) }),
    errors: [],
  }),
  getPlanoLeitura: defineCall({
    method: 'GET',
    path: '/plano-leitura/:uuid/',
    summary: 'A reading plan with the passages of each day',
    source: 'ours',
    auth: 'public',
    params: z.strictObject({ uuid: text(36) }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ plano, dias: z.array(dia) }),
    errors: ['NOT_FOUND'],
  }),
  listAssinaturasLeitura: defineCall({
    method: 'GET',
    path: '/usuario/:id/plano-leitura-assinatura/',
    summary: "The person's plans, in progress and completed, newest first",
    source: 'ours',
    auth: 'user',
    params: ofPerson,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ assinaturas: z.array(assinatura) }),
    errors: signedIn,
  }),
  createAssinaturaLeitura: defineCall({
    method: 'POST',
    path: '/usuario/:id/plano-leitura-assinatura/',
    summary: 'Starts a plan; one that is in progress already goes on as it is',
    source: 'ours',
    auth: 'user',
    params: ofPerson,
    query: nothing,
    /** `dataInicio` is today or earlier by the reader's calendar. */
    body: z.strictObject({ plano: text(36), dataInicio: isoDate }),
    status: 201,
    response: z.object({ assinatura: assinaturaCompleta }),
    errors: [...signedIn, 'FORBIDDEN'],
  }),
  getAssinaturaLeitura: defineCall({
    method: 'GET',
    path: '/usuario/:id/plano-leitura-assinatura/:uuid/',
    summary: 'One of the person’s plans with all that is read',
    source: 'ours',
    auth: 'user',
    params: ofAssinatura,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ assinatura: assinaturaCompleta }),
    errors: signedIn,
  }),
  saveLeitura: defineCall({
    method: 'PUT',
    path: '/usuario/:id/plano-leitura-assinatura/:uuid/leitura/',
    summary: 'Ticks one part of a day, or takes the tick away; asking twice changes nothing',
    source: 'ours',
    auth: 'user',
    params: ofAssinatura,
    query: nothing,
    body: z.strictObject({ dia: number, parte: number, lida: z.boolean() }),
    status: 200,
    response: z.object({ assinatura: assinaturaCompleta }),
    errors: signedIn,
  }),
  remarcarAssinaturaLeitura: defineCall({
    method: 'PUT',
    path: '/usuario/:id/plano-leitura-assinatura/:uuid/remarcacao/',
    summary: 'Catches up: the first unread day becomes that of the given date',
    source: 'ours',
    auth: 'user',
    params: ofAssinatura,
    query: nothing,
    body: z.strictObject({ data: isoDate }),
    status: 200,
    response: z.object({ assinatura: assinaturaCompleta }),
    errors: signedIn,
  }),
  reiniciarAssinaturaLeitura: defineCall({
    method: 'PUT',
    path: '/usuario/:id/plano-leitura-assinatura/:uuid/reinicio/',
    summary: 'Begins a plan anew: nothing is read any more',
    source: 'ours',
    auth: 'user',
    params: ofAssinatura,
    query: nothing,
    body: z.strictObject({ dataInicio: isoDate }),
    status: 200,
    response: z.object({ assinatura: assinaturaCompleta }),
    errors: signedIn,
  }),
  deleteAssinaturaLeitura: defineCall({
    method: 'DELETE',
    path: '/usuario/:id/plano-leitura-assinatura/:uuid/',
    summary: 'Deletes one of the person’s plans with all its ticks',
    source: 'ours',
    auth: 'user',
    params: ofAssinatura,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: signedIn,
  }),
}

export type PlanoLeitura = z.output<typeof plano>
export type DiaLeitura = z.output<typeof dia>
export type AssinaturaLeitura = z.output<typeof assinatura>
export type AssinaturaLeituraCompleta = z.output<typeof assinaturaCompleta>
