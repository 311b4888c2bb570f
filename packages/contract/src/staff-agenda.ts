import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { culto, moduloCodigo } from './church-shapes.ts'
import { bySlug, id, idioma, isoDate, noBody, nothing, text } from './fields.ts'

const staff = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const ofChurch = { site: 'staff', source: 'ours', params: bySlug, query: nothing, status: 200 } as const
const see = { area: 'agenda', may: 'see' } as const
const publish = { area: 'agenda', may: 'publish' } as const

const hora = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const filled = (max: number) => text(max).check(z.minLength(1), z.regex(/\S/))
/** Goes up with each change; 0 is what is not there yet. */
const versao = z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))

const alteracao = z.object({
  data: isoDate,
  versao,
  flagCancelado: z.boolean(),
  hora: z.nullable(z.string()),
  observacao: z.nullable(z.string()),
})
export type CultoAlteracaoEquipe = z.output<typeof alteracao>

const cultoEquipe = z.extend(culto, {
  versao,
  /** Archived: visitors see it no more. */
  flagArquivado: z.boolean(),
  alteracoes: z.array(alteracao),
})
export type CultoEquipe = z.output<typeof cultoEquipe>

const valores = {
  nome: filled(80),
  descricao: z.nullable(text(500)),
  diaSemana: z.number().check(z.int(), z.minimum(0), z.maximum(6)),
  hora,
  duracaoMinutos: z.number().check(z.int(), z.minimum(1), z.maximum(1_440)),
  local: z.nullable(text(120)),
  idioma: z.nullable(idioma),
  flagCriancas: z.boolean(),
  flagLibras: z.boolean(),
  flagAcessivel: z.boolean(),
  flagOnline: z.boolean(),
}
const cultoValores = z.strictObject(valores)
export type CultoValores = z.output<typeof cultoValores>

const cultos = z.object({ cultos: z.array(cultoEquipe) })
const oneCulto = z.extend(bySlug, { idCulto: id })
const oneDate = z.extend(oneCulto, { data: isoDate })

/** What stands in the church's calendar: `publicacao` is something that is shown from a moment on. */
export const tiposAgenda = ['culto', 'evento', 'reuniao', 'publicacao'] as const
const itemAgenda = z.object({
  tipo: z.enum(tiposAgenda),
  /** Of its own kind: the service, the event, the group or the record. */
  id: z.number(),
  /** The kind of record of a `publicacao`, by the name of its table. */
  recurso: z.nullable(z.string()),
  data: isoDate,
  /** By the church's clock; null for the whole day. */
  hora: z.nullable(z.string()),
  titulo: z.string(),
  local: z.nullable(z.string()),
  flagCancelado: z.boolean(),
  /** Of a service on another hour than every week: that of every week. */
  horaHabitual: z.nullable(z.string()),
  observacao: z.nullable(z.string()),
})
export type ItemAgenda = z.output<typeof itemAgenda>

/** How many days the calendar shows at once. */
export const MAX_DIAS_AGENDA = 62

/** Services, and everything with a date (Decision 190). */
export const staffAgendaCalls = {
  getAgendaEquipe: defineCall({
    ...ofChurch,
    method: 'GET',
    path: '/igreja/:slug/equipe/agenda/',
    summary: 'Services, events, meetings of groups and scheduled publications between two days',
    auth: see,
    query: z.strictObject({ de: isoDate, ate: isoDate }),
    body: noBody,
    response: z.object({
      /** By the church's clock. */
      hoje: isoDate,
      itens: z.array(itemAgenda),
      /** More than a calendar shows. */
      mais: z.boolean(),
      modulos: z.array(moduloCodigo),
    }),
    errors: staff,
  }),
  listCultosEquipe: defineCall({
    ...ofChurch,
    method: 'GET',
    path: '/igreja/:slug/equipe/culto/',
    summary: 'The weekly services with their versions, archived ones last, and the dates to come that differ',
    auth: see,
    body: noBody,
    response: cultos,
    errors: staff,
  }),
  createCultoEquipe: defineCall({
    ...ofChurch,
    method: 'POST',
    path: '/igreja/:slug/equipe/culto/',
    summary: 'A new weekly service',
    auth: publish,
    body: cultoValores,
    status: 201,
    response: cultos,
    errors: [...staff, 'ACCOUNT_LIMIT'],
  }),
  saveCultoEquipe: defineCall({
    ...ofChurch,
    method: 'PUT',
    path: '/igreja/:slug/equipe/culto/:idCulto',
    summary: 'Change a weekly service',
    auth: publish,
    params: oneCulto,
    body: z.strictObject({ versao, ...valores }),
    response: cultos,
    errors: [...staff, 'VERSION_CONFLICT'],
  }),
  archiveCultoEquipe: defineCall({
    ...ofChurch,
    method: 'PUT',
    path: '/igreja/:slug/equipe/culto/:idCulto/arquivo/',
    summary: 'Archive a weekly service, or undo that',
    auth: publish,
    params: oneCulto,
    body: z.strictObject({ versao, arquivado: z.boolean() }),
    response: cultos,
    errors: [...staff, 'VERSION_CONFLICT'],
  }),
  saveCultoAlteracaoEquipe: defineCall({
    ...ofChurch,
    method: 'PUT',
    path: '/igreja/:slug/equipe/culto/:idCulto/alteracao/:data',
    summary: 'Cancel a service on one date, or hold it at another hour',
    auth: publish,
    params: oneDate,
    body: z.strictObject({
      versao,
      flagCancelado: z.boolean(),
      hora: z.nullable(hora),
      observacao: z.nullable(text(200)),
      /** Members hear of it. */
      avisar: z.boolean(),
    }),
    response: cultos,
    errors: [...staff, 'VERSION_CONFLICT'],
  }),
  deleteCultoAlteracaoEquipe: defineCall({
    ...ofChurch,
    method: 'DELETE',
    path: '/igreja/:slug/equipe/culto/:idCulto/alteracao/:data',
    summary: 'The service is on that date as every week again',
    auth: publish,
    params: oneDate,
    query: z.strictObject({ versao: z.coerce.number<string | number>().check(z.int(), z.minimum(0)) }),
    body: noBody,
    response: cultos,
    errors: [...staff, 'VERSION_CONFLICT'],
  }),
}
