import * as z from 'zod/mini'
import { defineCall, type Call } from '../call.ts'
import type { ErrorCode } from '../errors.ts'
import { bySlug, id, isoDateTime, noBody, nothing, paging, text } from '../fields.ts'
import type { StaffRight } from '../staff.ts'
import { instant, type Fields } from './field.ts'
import { item, registro, saved, situacao, valores, versao, versoes } from './registro.ts'
import { draftOf, valuesOf, type Order, type Resource } from './resource.ts'

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
