import * as z from 'zod/mini'
import { CANAIS } from './account-avisos.ts'
import { defineCall } from './call.ts'
import { instant } from './content/field.ts'
import { bySlug, id, isoDateTime, noBody, nothing, paging, text } from './fields.ts'
import { funcoes, roles } from './staff.ts'

const guarded = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const ofPeople = {
  site: 'staff',
  source: 'ours',
  auth: { area: 'pessoas', may: 'change' },
  params: bySlug,
  status: 200,
} as const
const filled = (max: number) => text(max).check(z.minLength(1), z.regex(/\S/))

/** How many a church may write in a day, and have waiting for their time. */
export const MAX_COMUNICADOS = 20
/** Seconds until one that is not scheduled begins: time to take it back. */
export const COMUNICADO_ESPERA_SEGUNDOS = 15

/** Whom a notice is for; `espera` is who waits for a ticket of an event. */
export const publicosComunicado = ['todos', 'celula', 'evento', 'espera', 'equipe'] as const
const publico = z.enum(publicosComunicado)
const papel = z.enum([...roles, ...funcoes])
const canais = z.array(z.enum(CANAIS)).check(z.minLength(1), z.maxLength(CANAIS.length))

const contagem = {
  pessoas: z.number(),
  /** Whom it reaches by each way: who has not switched it off, and has a device. */
  porNotificacao: z.number(),
  porEmail: z.number(),
  porPush: z.number(),
}

const comunicado = z.object({
  id: z.number(),
  titulo: z.string(),
  texto: z.string(),
  caminho: z.string(),
  publico,
  /** Of the group or the event; null where there is none, or it is gone. */
  nomePublico: z.nullable(z.string()),
  papel: z.nullable(papel),
  canais,
  enviarEm: isoDateTime,
  situacao: z.enum(['agendado', 'enviando', 'enviado', 'cancelado']),
  /** As far as it has come. */
  ...contagem,
  autor: z.nullable(z.string()),
  concluidoEm: z.nullable(isoDateTime),
})
export type Comunicado = z.output<typeof comunicado>

const aQuem = { publico, idPublico: z.nullable(id), papel: z.nullable(papel) }

/** What staff write to many at once (Decision 204). */
export const staffNoticeCalls = {
  listComunicados: defineCall({
    ...ofPeople,
    method: 'GET',
    path: '/igreja/:slug/equipe/comunicado/',
    summary: 'What was written to many, the newest first, with whom it reached',
    query: z.strictObject(paging(20)),
    body: noBody,
    response: z.object({ comunicados: z.array(comunicado), mais: z.boolean() }),
    errors: guarded,
  }),
  listPublicosComunicado: defineCall({
    ...ofPeople,
    method: 'GET',
    path: '/igreja/:slug/equipe/comunicado/publico/',
    summary: 'Groups and events whose people may be written to',
    query: nothing,
    body: noBody,
    response: z.object({
      celulas: z.array(z.object({ id: z.number(), nome: z.string() })),
      eventos: z.array(z.object({ id: z.number(), nome: z.string(), dataInicio: isoDateTime })),
    }),
    errors: guarded,
  }),
  contarComunicado: defineCall({
    ...ofPeople,
    method: 'GET',
    path: '/igreja/:slug/equipe/comunicado/contagem/',
    summary: 'How many people a notice would reach, and by which way',
    query: z.strictObject({
      publico,
      idPublico: z.optional(id),
      papel: z.optional(papel),
    }),
    body: noBody,
    response: z.object(contagem),
    errors: guarded,
  }),
  createComunicado: defineCall({
    ...ofPeople,
    method: 'POST',
    path: '/igreja/:slug/equipe/comunicado/',
    summary: 'Write to many, now or at a time; it cannot be changed, and called off until it begins',
    query: nothing,
    body: z.strictObject({
      titulo: filled(80),
      texto: filled(2000),
      /** A page of the portal to which it leads; null for the notices themselves. */
      caminho: z.nullable(text(200).check(z.regex(/^\/(?![/\\])\S*$/))),
      ...aQuem,
      canais,
      /** Null for now. */
      enviarEm: z.nullable(instant),
    }),
    status: 201,
    response: z.object({ comunicado }),
    errors: [...guarded, 'ACCOUNT_LIMIT'],
  }),
  cancelarComunicado: defineCall({
    ...ofPeople,
    method: 'POST',
    path: '/igreja/:slug/equipe/comunicado/:id/cancelamento',
    summary: 'Call a notice off that nobody has been told yet',
    params: z.extend(bySlug, { id }),
    query: nothing,
    body: nothing,
    response: z.object({ comunicado }),
    errors: [...guarded, 'NOTICE_SENT'],
  }),
}
