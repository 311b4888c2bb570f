import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, noBody, nothing, paging, queryIgreja, text } from './fields.ts'
import { filtrosCelula } from './group-filters.ts'
import { groupDeskCalls } from './group-desk.ts'
import { groupFindingCalls } from './group-finding.ts'
import { groupLeaderCalls } from './group-leaders.ts'
import { groupMeetingCalls } from './group-meetings.ts'
import { groupMessageCalls } from './group-messages.ts'
import { celula, celulaListada, solicitacao } from './group-shapes.ts'

const telefone = z.optional(z.string().check(z.trim(), z.regex(/^\+?[\d ().-]{6,28}$/)))
const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const

export const groupsCalls = {
  listCelulas: defineCall({
    method: 'GET',
    path: '/igreja/:slug/celula/',
    summary: 'The small groups by name or distance; with `usuario=1` those of the person, listed or not',
    source: 'Spec §7',
    auth: 'optional',
    modulo: 'MOD_CELULA',
    params: bySlug,
    query: z.strictObject({ usuario: z.optional(z.literal('1')), ...filtrosCelula, ...paging(20) }),
    body: noBody,
    status: 200,
    response: z.object({ celulas: z.array(celulaListada), total: z.number() }),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  }),
  getCelula: defineCall({
    method: 'GET',
    path: '/igreja/:slug/celula/:id',
    summary: 'A small group; its place for who is in it, and what the person asked of it',
    source: 'Spec §7',
    auth: 'optional',
    modulo: 'MOD_CELULA',
    params: z.extend(bySlug, { id }),
    /** `convite`: of a group that is not listed. */
    query: z.strictObject({ convite: z.optional(text(64)) }),
    body: noBody,
    status: 200,
    response: z.object({ celula }),
    errors: ['NOT_FOUND'],
  }),
  createSolicitacaoCelula: defineCall({
    method: 'POST',
    path: '/igreja/:slug/solicitacao-celula/admissao',
    summary: 'Asks to take part in a group: those who lead it are told',
    source: 'Spec §7',
    auth: 'user',
    modulo: 'MOD_CELULA',
    captcha: 'always',
    params: bySlug,
    query: nothing,
    /** `telefone` is for those who lead the group alone. */
    body: z.strictObject({
      celula: id,
      mensagem: z.optional(text(1000)),
      telefone,
      convite: z.optional(text(64)),
    }),
    status: 201,
    response: z.object({ solicitacao }),
    errors: [
      ...signedIn,
      'FORBIDDEN',
      'CAPTCHA_INVALID',
      'GROUP_CLOSED',
      'GROUP_FULL',
      'GROUP_MEMBER',
      'GROUP_REQUEST_EXISTS',
    ],
  }),
  listSolicitacoesCelula: defineCall({
    method: 'GET',
    path: '/user/solicitacao-celula',
    summary: 'What the person asked of groups of this church, newest first',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_CELULA',
    params: nothing,
    query: queryIgreja,
    body: noBody,
    status: 200,
    response: z.object({ solicitacoes: z.array(solicitacao) }),
    errors: signedIn,
  }),
  deleteSolicitacaoCelula: defineCall({
    method: 'DELETE',
    path: '/user/solicitacao-celula/:idSolicitacao',
    summary: 'Calls off what the person asked',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_CELULA',
    params: z.strictObject({ idSolicitacao: id }),
    query: queryIgreja,
    body: noBody,
    status: 200,
    response: z.object({ solicitacao }),
    errors: [...signedIn, 'GROUP_REQUEST_ANSWERED'],
  }),
  sairDaCelula: defineCall({
    method: 'DELETE',
    path: '/igreja/:slug/celula/:id/participacao',
    summary: 'Leaves a group; those who lead it are told, with the reason where one is given',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_CELULA',
    participacao: 'membro',
    params: z.extend(bySlug, { id }),
    query: nothing,
    body: z.strictObject({ motivo: z.optional(text(500)) }),
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: [...signedIn, 'GROUP_LAST_LEADER'],
  }),
  ...groupFindingCalls,
  ...groupLeaderCalls,
  ...groupMeetingCalls,
  ...groupMessageCalls,
  ...groupDeskCalls,
}
