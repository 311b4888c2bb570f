import * as z from 'zod/mini'
import { defineCall, type Call } from '../call.ts'
import type { ErrorCode } from '../errors.ts'
import { bySlug, id, isoDateTime, noBody, nothing, paging, text } from '../fields.ts'
import type { StaffRight } from '../staff.ts'
import { instant, type Fields } from './field.ts'
import { mudancaAgendada } from './mudanca-agendada.ts'
import { draftOf, valuesOf, type Order, type Resource, type Valores } from './resource.ts'

export const situacoes = ['rascunho', 'agendado', 'publicado', 'encerrado', 'arquivado'] as const
export const situacao = z.enum(situacoes)
/** Goes up with each change; 0 is what has never been published. */
export const versao = z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))
const moment = z.nullable(isoDateTime)
const name = z.nullable(z.string())

const estado = {
  id: z.number(),
  versao,
  situacao,
  publicarEm: moment,
  retirarEm: moment,
  alteradoEm: moment,
  /** Who changed it last; null where nobody did by hand, or is not there any more. */
  alteradoPor: name,
}

/** Of what changed meanwhile, or of a draft. */
const valores = z.record(z.string(), z.unknown()) as unknown as z.ZodMiniType<Valores, Valores>

export const registro = z.object({
  ...estado,
  /** What is published, or scheduled; null where nothing is. */
  valores: z.nullable(valores),
  /** What the caller has typed and not published; of what was never published the newest draft of anybody. */
  rascunho: z.nullable(
    z.object({
      valores,
      versaoBase: versao,
      alteradoEm: isoDateTime,
      alteradoPor: name,
      flagMeu: z.boolean(),
    }),
  ),
  /** Who else has a draft of it. */
  outros: z.array(z.string()),
  /** A change to what is published that comes by itself, or did not (Decision 283). */
  mudancaAgendada: z.nullable(mudancaAgendada),
})
export type Registro = z.output<typeof registro>

export const item = z.object({
  ...estado,
  valores,
  flagRascunho: z.boolean(),
  /** When a change of it comes by itself, or was to and did not (Decision 283); null where none waits. */
  mudaEm: moment,
  flagMudancaFalhou: z.boolean(),
})
export type RegistroListado = z.output<typeof item>

/** Which tags of rich text fell away when it was cleaned, by field. */
export const removido = z.record(z.string(), z.array(z.string()))
const saved = z.object({ registro, removido })

export const versoes = z.object({
  versoes: z.array(
    z.object({
      numero: z.number(),
      acao: z.enum(['criacao', 'alteracao', 'exclusao']),
      campos: z.array(z.string()),
      em: isoDateTime,
      por: name,
    }),
  ),
})

interface Part {
  method: Call['method']
  path: Call['path']
  may: StaffRight['may']
  summary: string
  status?: 200 | 201
  errors?: readonly ErrorCode[]
}

/** The calls that staff have for a resource: `listDevocionalEquipe` and so on. */
export function resourceCalls<Nome extends string, F extends Fields, O extends Order<F>>(
  resource: Resource<Nome, F, O>,
) {
  const path = `/igreja/:slug/equipe/${kebab(resource.nome)}` as const
  const one = z.extend(bySlug, { id })
  const [values, draft] = [valuesOf(resource), draftOf(resource)]
  const call = <
    P extends z.ZodMiniType,
    Q extends z.ZodMiniType,
    B extends z.ZodMiniType,
    R extends z.ZodMiniType,
  >(
    { may, status = 200, errors = [], ...part }: Part,
    shapes: { params: P; query: Q; body: B; response: R },
  ) =>
    defineCall({
      ...part,
      ...shapes,
      source: 'ours',
      site: 'staff',
      auth: { area: resource.area, may },
      status,
      errors: ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND', ...errors],
    })
  const filters = Object.fromEntries((resource.filters ?? []).map((field) => [field, z.optional(text(80))]))
  const query = z.strictObject({
    busca: z.optional(text(100)),
    situacao: z.optional(situacao),
    ...(filters as Record<string, ReturnType<typeof z.optional<ReturnType<typeof text>>>>),
    ...paging(30),
  })
  const version = z.extend(one, { numero: id })
  const base = z.strictObject({ versao })
  const noun = resource.nome
  const calls = {
    list: call(
      { method: 'GET', path: `${path}/`, may: 'see', summary: `${noun}: published, scheduled and drafts` },
      {
        params: bySlug,
        query,
        body: noBody,
        response: z.object({ itens: z.array(item), mais: z.boolean() }),
      },
    ),
    get: call(
      { method: 'GET', path: `${path}/:id/`, may: 'see', summary: `${noun}: one, with the caller's draft` },
      { params: one, query: nothing, body: noBody, response: z.object({ registro }) },
    ),
    create: call(
      {
        method: 'POST',
        path: `${path}/`,
        may: 'change',
        status: 201,
        summary: `${noun}: begin a draft`,
        errors: ['ACCOUNT_LIMIT'],
      },
      {
        params: bySlug,
        query: nothing,
        body: z.strictObject({ valores: draft }),
        response: z.object({ registro }),
      },
    ),
    keep: call(
      {
        method: 'PUT',
        path: `${path}/:id/rascunho/`,
        may: 'change',
        summary: `${noun}: keep what is typed`,
        errors: ['ACCOUNT_LIMIT'],
      },
      {
        params: one,
        query: nothing,
        body: z.strictObject({ versao, valores: draft }),
        response: z.object({ alteradoEm: isoDateTime }),
      },
    ),
    discard: call(
      {
        method: 'DELETE',
        path: `${path}/:id/rascunho/`,
        may: 'change',
        summary: `${noun}: throw the own draft away`,
      },
      { params: one, query: nothing, body: noBody, response: nothing },
    ),
    publish: call(
      {
        method: 'PUT',
        path: `${path}/:id/`,
        may: 'publish',
        summary: `${noun}: publish, now or at a time; what is published stays as it is until then`,
        errors: ['VERSION_CONFLICT', 'CHANGE_WAITS'],
      },
      {
        params: one,
        query: nothing,
        body: z.strictObject({
          versao,
          valores: values,
          publicarEm: z.optional(z.nullable(instant)),
          retirarEm: z.optional(z.nullable(instant)),
        }),
        response: saved,
      },
    ),
    callOff: call(
      {
        method: 'DELETE',
        path: `${path}/:id/mudanca-agendada/`,
        may: 'publish',
        summary: `${noun}: call off the change that is to come, or did not come`,
      },
      { params: one, query: nothing, body: noBody, response: z.object({ registro }) },
    ),
    archive: call(
      {
        method: 'PUT',
        path: `${path}/:id/arquivo/`,
        may: 'publish',
        summary: `${noun}: archive, or undo that`,
        errors: ['VERSION_CONFLICT'],
      },
      {
        params: one,
        query: nothing,
        body: z.strictObject({ versao, arquivado: z.boolean() }),
        response: z.object({ registro }),
      },
    ),
    history: call(
      {
        method: 'GET',
        path: `${path}/:id/versao/`,
        may: 'see',
        summary: `${noun}: who changed what, the newest first`,
      },
      { params: one, query: nothing, body: noBody, response: versoes },
    ),
    readVersion: call(
      { method: 'GET', path: `${path}/:id/versao/:numero/`, may: 'see', summary: `${noun}: as it was` },
      { params: version, query: nothing, body: noBody, response: z.object({ valores }) },
    ),
    restore: call(
      {
        method: 'PUT',
        path: `${path}/:id/versao/:numero/`,
        may: 'publish',
        summary: `${noun}: an earlier state becomes the newest`,
        errors: ['VERSION_CONFLICT'],
      },
      { params: version, query: nothing, body: base, response: saved },
    ),
    order: call(
      {
        method: 'PUT',
        path: `${path}/ordem/`,
        may: 'publish',
        summary: `${noun}: the order that staff give`,
      },
      {
        params: bySlug,
        query: nothing,
        body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
        response: nothing,
      },
    ),
  }
  return named(resource, calls)
}

/** What staff do with a record; `order` where it is theirs to give. */
export const verbs = [
  'list',
  'get',
  'create',
  'keep',
  'discard',
  'publish',
  'callOff',
  'archive',
  'history',
  'readVersion',
  'restore',
  'order',
] as const
export type Verb = (typeof verbs)[number]

/** The name of one of a resource's calls. */
export const callOf = <Nome extends string, V extends Verb>(nome: Nome, verb: V) =>
  `${verb}${nome.charAt(0).toUpperCase()}${nome.slice(1)}Equipe` as `${V}${Capitalize<Nome>}Equipe`

type Named<Nome extends string, C, O> = {
  [
    K in keyof C & string as K extends 'order'
      ? O extends 'manual'
        ? `${K}${Capitalize<Nome>}Equipe`
        : never
      : `${K}${Capitalize<Nome>}Equipe`
  ]: C[K]
}

function named<Nome extends string, C extends Record<Verb, Call>, O>(
  { nome, order }: { nome: Nome; order: O },
  calls: C,
): Named<Nome, C, O> {
  const given = verbs.filter((verb) => verb !== 'order' || order === 'manual')
  return Object.fromEntries(given.map((verb) => [callOf(nome, verb), calls[verb]])) as Named<Nome, C, O>
}

const kebab = (nome: string) => nome.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
