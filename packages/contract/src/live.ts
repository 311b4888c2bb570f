import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, noBody, nothing } from './fields.ts'
import { transmissao, transmissaoListada } from './live-shapes.ts'

const ofVisitors = { source: 'ours', modulo: 'MOD_CULTO', auth: 'public' } as const

export const liveCalls = {
  listTransmissoes: defineCall({
    ...ofVisitors,
    method: 'GET',
    path: '/transmissao/:slug',
    summary: 'What is on air or to come, the earliest first, and the last that can be watched again',
    params: bySlug,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      transmissoes: z.array(transmissaoListada),
      ultima: z.nullable(transmissaoListada),
    }),
    errors: ['NOT_FOUND'],
  }),
  getTransmissao: defineCall({
    ...ofVisitors,
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
}
