import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, isoDateTime, noBody, nothing, text } from './fields.ts'

/** A group as those see it who care for the groups of a church: nothing of what was written to who leads it. */
const celulaEquipe = z.object({
  id: z.number(),
  nome: z.string(),
  flagListada: z.boolean(),
  flagAberta: z.boolean(),
  /** How many are in it. */
  pessoas: z.number(),
  /** First names of those who lead it; none where nobody answers. */
  lideres: z.array(z.string()),
  /** ISO day of the last meeting that was noted and took place. */
  ultimaReuniao: z.nullable(z.string()),
  /** Who waits for an answer, the longest first; the message and the telephone number are the leaders'. */
  pedidos: z.array(
    z.object({ id: z.number(), nome: z.string(), sobrenome: z.string(), dataCadastro: isoDateTime }),
  ),
})
export type CelulaEquipe = z.output<typeof celulaEquipe>

/** Somebody with an account at the church; no more of them than it takes to tell them from others. */
const pessoa = z.object({
  /** Of the account at the church. */
  id: z.number(),
  nome: z.string(),
  sobrenome: z.string(),
  congregacao: z.nullable(z.string()),
})
export type PessoaCelula = z.output<typeof pessoa>

const lideres = z.object({ lideres: z.array(pessoa) })

const common = { site: 'staff', modulo: 'MOD_CELULA', source: 'ours', query: nothing, status: 200 } as const
const see = { area: 'grupos', may: 'see' } as const
const change = { area: 'grupos', may: 'change' } as const
const staff = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const

export const groupDeskCalls = {
  listCelulasEquipe: defineCall({
    ...common,
    auth: see,
    method: 'GET',
    path: '/igreja/:slug/equipe/celula-cuidado/',
    summary:
      'The groups for who cares for them: where somebody waits the longest first, then those long without a meeting',
    params: bySlug,
    body: noBody,
    response: z.object({ celulas: z.array(celulaEquipe) }),
    errors: staff,
  }),
  listLideresEquipe: defineCall({
    ...common,
    auth: see,
    method: 'GET',
    path: '/igreja/:slug/equipe/celula/:id/lider/',
    summary: 'Who leads a group, archived or not',
    params: z.extend(bySlug, { id }),
    body: noBody,
    response: lideres,
    errors: staff,
  }),
  saveLiderEquipe: defineCall({
    ...common,
    auth: change,
    method: 'PUT',
    path: '/igreja/:slug/equipe/celula/:id/lider/:idUsuario',
    summary:
      'Has somebody lead a group, who is told so, or no longer: they stay in it. The same again changes nothing',
    params: z.extend(bySlug, { id, idUsuario: id }),
    body: z.strictObject({ flagLider: z.boolean() }),
    response: lideres,
    errors: staff,
  }),
  listPessoasCelula: defineCall({
    ...common,
    auth: change,
    method: 'GET',
    path: '/igreja/:slug/equipe/celula-pessoa/',
    summary: 'People of the church who may lead a group, found by words of their names: names alone',
    params: bySlug,
    query: z.strictObject({ busca: text(100).check(z.minLength(2), z.regex(/\S/)) }),
    body: noBody,
    response: z.object({ pessoas: z.array(pessoa) }),
    errors: staff,
  }),
  responderPedidoEquipe: defineCall({
    ...common,
    auth: change,
    method: 'PUT',
    path: '/igreja/:slug/equipe/celula/:id/solicitacao/:idSolicitacao',
    summary: 'Answers a request in the place of who leads the group; the same answer again changes nothing',
    params: z.extend(bySlug, { id, idSolicitacao: id }),
    body: z.strictObject({ aceita: z.boolean(), resposta: z.optional(text(1000)) }),
    response: z.object({ situacao: z.enum(['aceita', 'recusada']) }),
    errors: [...staff, 'GROUP_FULL', 'GROUP_REQUEST_ANSWERED'],
  }),
  saveCelulaEquipe: defineCall({
    ...common,
    auth: change,
    method: 'PUT',
    path: '/igreja/:slug/equipe/celula/:id/lista',
    summary: 'Takes a group off the list or puts it there, and lets it take requests or not',
    params: z.extend(bySlug, { id }),
    body: z.strictObject({ flagListada: z.optional(z.boolean()), flagAberta: z.optional(z.boolean()) }),
    response: z.object({ status: z.literal(true) }),
    errors: staff,
  }),
}
