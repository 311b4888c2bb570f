import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { instant } from './content/field.ts'
import { bilheteria, evento, laxOf } from './content/evento.ts'
import { eventWaitingStaffCalls } from './event-waiting-staff.ts'
import { draftOf, valuesOf, type Valores } from './content/resource.ts'
import { item, registro, removido, situacao, versao, versoes } from './content/registro.ts'
import { bySlug, id, isoDateTime, noBody, nothing, paging, text } from './fields.ts'
import { baixado } from './files.ts'
import { metodoCodigo } from './payment-shapes.ts'

const guarded = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const ofStaff = { site: 'staff', source: 'ours', query: nothing, status: 200 } as const
const see = { area: 'agenda', may: 'see' } as const
const change = { area: 'agenda', may: 'change' } as const
const publish = { area: 'agenda', may: 'publish' } as const
const path = '/igreja/:slug/equipe/evento'
const one = z.extend(bySlug, { id })

type Shape = z.ZodMiniType<Valores, Valores>
/** The fields of the event, and under `bilheteria` what is sold. */
const whole = (fields: z.ZodMiniType, tickets: z.ZodMiniType) =>
  z.extend(fields as z.ZodMiniObject, { bilheteria: tickets }) as z.ZodMiniType as Shape
const valores = whole(valuesOf(evento), bilheteria)
const draft = whole(draftOf(evento), z.optional(laxOf(bilheteria)))

const aberto = z.object({
  registro,
  /** Of the church: prices are in it. */
  moeda: z.string(),
  /** What the church takes; an event may take less of it. */
  metodos: z.array(metodoCodigo),
  /** What of each lot is gone; of the one without a ticket, of the event as a whole. */
  vendas: z.array(
    z.object({
      idLote: z.number(),
      idIngresso: z.nullable(z.number()),
      vendido: z.number(),
      retido: z.number(),
    }),
  ),
  /** How many turns are in line for any of its tickets. */
  esperam: z.number(),
})
export type EventoAberto = z.output<typeof aberto>

const presente = z.object({
  id: z.number(),
  codigo: z.string(),
  /** Who comes; who bought it where the ticket does not ask. */
  nome: z.nullable(z.string()),
  ingresso: z.string(),
  situacao: z.enum(['pendente', 'ativa', 'cancelada']),
  /** When somebody went in with it; null while nobody did. */
  entrada: z.nullable(isoDateTime),
})
export type PresenteEvento = z.output<typeof presente>

/** What a device at the door has seen; phones that were given no name are one. */
const porta = z.object({
  dispositivo: z.nullable(z.string()),
  /** Who stood there. */
  pessoas: z.array(z.string()),
  entradas: z.number(),
  /** How many came with a ticket that somebody had gone in with. */
  repetidas: z.number(),
  ultima: isoDateTime,
})
export type PortaEvento = z.output<typeof porta>

/** Events as staff write and sell them (Decision 203). */
export const eventStaffCalls = {
  listEventoEquipe: defineCall({
    ...ofStaff,
    method: 'GET',
    path: `${path}/`,
    summary: 'Events: published, scheduled and drafts',
    auth: see,
    params: bySlug,
    query: z.strictObject({
      busca: z.optional(text(100)),
      situacao: z.optional(situacao),
      ...paging(30),
    }),
    body: noBody,
    response: z.object({ itens: z.array(item), mais: z.boolean() }),
    errors: guarded,
  }),
  getEventoEquipe: defineCall({
    ...ofStaff,
    method: 'GET',
    path: `${path}/:id/`,
    summary: 'An event with its tickets, what is sold of them, and the caller’s draft',
    auth: see,
    params: one,
    body: noBody,
    response: aberto,
    errors: guarded,
  }),
  createEventoEquipe: defineCall({
    ...ofStaff,
    method: 'POST',
    path: `${path}/`,
    summary: 'Begin a draft of an event',
    auth: change,
    params: bySlug,
    body: z.strictObject({ valores: draft }),
    status: 201,
    response: z.object({ id: z.number() }),
    errors: [...guarded, 'ACCOUNT_LIMIT'],
  }),
  keepEventoEquipe: defineCall({
    ...ofStaff,
    method: 'PUT',
    path: `${path}/:id/rascunho/`,
    summary: 'Keep what is typed of an event',
    auth: change,
    params: one,
    body: z.strictObject({ versao, valores: draft }),
    response: z.object({ alteradoEm: isoDateTime }),
    errors: [...guarded, 'ACCOUNT_LIMIT'],
  }),
  discardEventoEquipe: defineCall({
    ...ofStaff,
    method: 'DELETE',
    path: `${path}/:id/rascunho/`,
    summary: 'Throw the own draft of an event away',
    auth: change,
    params: one,
    body: noBody,
    response: nothing,
    errors: guarded,
  }),
  publishEventoEquipe: defineCall({
    ...ofStaff,
    method: 'PUT',
    path: `${path}/:id/`,
    summary:
      'Publish an event with its tickets, now or at a time; what is published stays as it is until then, and what is sold keeps its price and its places',
    auth: publish,
    params: one,
    body: z.strictObject({
      versao,
      valores,
      publicarEm: z.optional(z.nullable(instant)),
      retirarEm: z.optional(z.nullable(instant)),
    }),
    response: z.extend(aberto, { removido }),
    errors: [...guarded, 'VERSION_CONFLICT', 'CHANGE_WAITS'],
  }),
  callOffEventoEquipe: defineCall({
    ...ofStaff,
    method: 'DELETE',
    path: `${path}/:id/mudanca-agendada/`,
    summary: 'Call off the change of an event that is to come, or did not come',
    auth: publish,
    params: one,
    body: noBody,
    response: aberto,
    errors: guarded,
  }),
  archiveEventoEquipe: defineCall({
    ...ofStaff,
    method: 'PUT',
    path: `${path}/:id/arquivo/`,
    summary: 'Archive an event, or undo that; who has a ticket keeps it',
    auth: publish,
    params: one,
    body: z.strictObject({ versao, arquivado: z.boolean() }),
    response: aberto,
    errors: [...guarded, 'VERSION_CONFLICT'],
  }),
  copyEventoEquipe: defineCall({
    ...ofStaff,
    method: 'POST',
    path: `${path}/:id/copia`,
    summary: 'A draft that says and sells the same on another day: every date moves along',
    auth: change,
    params: one,
    body: z.strictObject({ dataInicio: instant }),
    status: 201,
    response: z.object({ id: z.number() }),
    errors: [...guarded, 'ACCOUNT_LIMIT'],
  }),
  historyEventoEquipe: defineCall({
    ...ofStaff,
    method: 'GET',
    path: `${path}/:id/versao/`,
    summary: 'Who changed what of an event, the newest first',
    auth: see,
    params: one,
    body: noBody,
    response: versoes,
    errors: guarded,
  }),
  listPresentesEvento: defineCall({
    ...ofStaff,
    method: 'GET',
    path: `${path}/:id/presenca/`,
    summary: 'Who has a ticket of an event, and who came',
    auth: { area: 'agenda', may: 'see' },
    params: one,
    query: z.strictObject({
      busca: z.optional(text(100)),
      presenca: z.optional(z.enum(['veio', 'falta'])),
      ...paging(50),
    }),
    body: noBody,
    response: z.object({
      evento: z.object({ nome: z.string(), dataInicio: isoDateTime }),
      presentes: z.array(presente),
      mais: z.boolean(),
      /** Of tickets that open the door, and of those whose holders went in. */
      totais: z.object({ ingressos: z.number(), entradas: z.number() }),
      /** The busiest of late first. */
      portas: z.array(porta),
    }),
    errors: guarded,
  }),
  exportPresentesEvento: defineCall({
    ...ofStaff,
    method: 'POST',
    path: `${path}/:id/presenca/exportacao`,
    summary:
      'Who has a ticket and who came, as CSV with answers and addresses; it is written down who took it',
    auth: { area: 'pessoas', may: 'change' },
    stepUp: true,
    download: 'text/csv',
    params: one,
    body: nothing,
    response: baixado,
    errors: [...guarded, 'STEP_UP_REQUIRED', 'DOCUMENT_TOO_HEAVY'],
  }),
  ...eventWaitingStaffCalls,
}
