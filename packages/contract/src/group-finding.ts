import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, idioma, isoDateTime, noBody, nothing, queryIgreja, text } from './fields.ts'
import { filtrosCelula, filtrosSoltosCelula } from './group-filters.ts'

const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const

/** How many searches a person may have the church watch. */
export const MAX_ALERTAS_CELULA = 5

/** What somebody looks for: as the list is asked, with the name of the place where it has one. */
const procura = { ...filtrosCelula, lugar: z.optional(text(120)) }

const alerta = z.object({ id: z.number(), filtros: z.object(procura), dataCadastro: isoDateTime })
export type AlertaCelula = z.output<typeof alerta>

const agenda = z.object({
  /** Path of the feed at the church's address; null until somebody asks for one. */
  endereco: z.nullable(z.string()),
})

const lugar = z.object({
  bairro: z.nullable(z.string()),
  cidade: z.nullable(z.string()),
  /** The mean of the areas of its groups, which say no more than they do (Decision 133). */
  latitude: z.number(),
  longitude: z.number(),
  grupos: z.number(),
})
export type LugarCelula = z.output<typeof lugar>

/** To find a group, to be told of one, and to have one's own in a calendar. */
export const groupFindingCalls = {
  listCelulaPontos: defineCall({
    method: 'GET',
    path: '/igreja/:slug/celula-ponto/',
    summary: 'Where the groups of the same filters are, for a map: the middle of each area',
    source: 'ours',
    auth: 'public',
    modulo: 'MOD_CELULA',
    params: bySlug,
    query: z.strictObject(filtrosCelula),
    body: noBody,
    status: 200,
    response: z.object({
      /** Metres around each point in which the group is. */
      raio: z.number(),
      pontos: z.array(
        z.object({ id: z.number(), nome: z.string(), latitude: z.number(), longitude: z.number() }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
  listCelulaLugares: defineCall({
    method: 'GET',
    path: '/igreja/:slug/celula-lugar/',
    summary: 'The neighbourhoods and languages that groups are in: what there is to choose among',
    source: 'ours',
    auth: 'public',
    modulo: 'MOD_CELULA',
    params: bySlug,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ lugares: z.array(lugar), idiomas: z.array(idioma) }),
    errors: ['NOT_FOUND'],
  }),
  listCelulaFolgas: defineCall({
    method: 'GET',
    path: '/igreja/:slug/celula-folga/',
    summary: 'How many groups there would be without one of the filters, the most first',
    source: 'ours',
    auth: 'public',
    modulo: 'MOD_CELULA',
    params: bySlug,
    query: z.strictObject(filtrosCelula),
    body: noBody,
    status: 200,
    response: z.object({
      folgas: z.array(z.object({ filtro: z.enum(filtrosSoltosCelula), total: z.number() })),
    }),
    errors: ['NOT_FOUND'],
  }),
  listAlertasCelula: defineCall({
    method: 'GET',
    path: '/user/celula-alerta',
    summary: 'The groups that the person waits for, newest first',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_CELULA',
    params: nothing,
    query: queryIgreja,
    body: noBody,
    status: 200,
    response: z.object({ alertas: z.array(alerta) }),
    errors: signedIn,
  }),
  createAlertaCelula: defineCall({
    method: 'POST',
    path: '/user/celula-alerta',
    summary: 'Has the person told, once, of a group with room that fits; asked again it is the same one',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_CELULA',
    params: nothing,
    query: queryIgreja,
    body: z.strictObject(procura),
    status: 201,
    response: z.object({ alerta }),
    errors: [...signedIn, 'FORBIDDEN', 'ACCOUNT_LIMIT'],
  }),
  deleteAlertaCelula: defineCall({
    method: 'DELETE',
    path: '/user/celula-alerta/:idAlerta',
    summary: 'Waits for such a group no more',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_CELULA',
    params: z.strictObject({ idAlerta: id }),
    query: queryIgreja,
    body: noBody,
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: signedIn,
  }),
  listMinhasReunioes: defineCall({
    method: 'GET',
    path: '/user/celula-reuniao',
    summary: 'When the groups of the person meet in the next two weeks, the soonest first',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_CELULA',
    params: nothing,
    query: queryIgreja,
    body: noBody,
    status: 200,
    response: z.object({
      reunioes: z.array(
        z.object({
          celula: z.object({ id: z.number(), nome: z.string() }),
          inicio: isoDateTime,
          fim: isoDateTime,
          tema: z.nullable(z.string()),
        }),
      ),
    }),
    errors: signedIn,
  }),
  getAgendaCelula: defineCall({
    method: 'GET',
    path: '/user/celula-agenda',
    summary: 'Where the calendar feed of the groups of the person is',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_CELULA',
    params: nothing,
    query: queryIgreja,
    body: noBody,
    status: 200,
    response: agenda,
    errors: signedIn,
  }),
  renovarAgendaCelula: defineCall({
    method: 'POST',
    path: '/user/celula-agenda',
    summary: 'Makes a new address of that feed: the one before ends',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_CELULA',
    params: nothing,
    query: queryIgreja,
    body: nothing,
    status: 201,
    response: agenda,
    errors: [...signedIn, 'FORBIDDEN'],
  }),
  deleteAgendaCelula: defineCall({
    method: 'DELETE',
    path: '/user/celula-agenda',
    summary: 'Ends that feed',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_CELULA',
    params: nothing,
    query: queryIgreja,
    body: noBody,
    status: 200,
    response: agenda,
    errors: signedIn,
  }),
}
