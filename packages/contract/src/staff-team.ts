import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, email, id, isoDate, isoDateTime, noBody, nothing } from './fields.ts'
import { funcoes, roles } from './staff.ts'

const staff = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const
const ofChurch = { site: 'staff', source: 'ours', params: bySlug, query: nothing, status: 200 } as const

/** What of the staff's work waits, and where it is done. */
export const tiposPendencia = [
  'celulas',
  'oracoes',
  'denuncias',
  'oracaoReservada',
  'pagamentos',
  'devolucoes',
  'cobrancas',
  'maos',
  'chavePix',
  'mudancas',
  'fatoresPerdidos',
  'contaPagamento',
] as const
const pendencia = z.object({
  tipo: z.enum(tiposPendencia),
  quantidade: z.number(),
  /** Since when the oldest of it waits. */
  desde: isoDateTime,
  /** Of a kind that is done record by record: the oldest. */
  registro: z.nullable(z.object({ nome: z.string(), id: z.number() })),
})
export type Pendencia = z.output<typeof pendencia>

/** A day of the church's calendar: what takes place, and that no devotional is ready for it, said to who writes them. */
const dia = z.object({
  data: isoDate,
  itens: z.array(
    z.object({
      tipo: z.enum(['culto', 'evento']),
      id: z.number(),
      nome: z.string(),
      /** `19:30` by the church's clock. */
      hora: z.string(),
      flagCancelado: z.boolean(),
    }),
  ),
  semDevocional: z.boolean(),
})
export type DiaEquipe = z.output<typeof dia>

/** The roles that a church gives itself; ROLE_SUPER_ADMIN is its organisation's. */
export const papeisDados = [
  'ROLE_ADMIN',
  'ROLE_ADMIN_CONTENT',
] as const satisfies readonly (typeof roles)[number][]

const pessoa = z.object({
  idUsuario: z.number(),
  nome: z.string(),
  sobrenome: z.string(),
  email: z.string(),
  papeis: z.array(z.enum(roles)),
  funcoes: z.array(z.enum(funcoes)),
  flagFator: z.boolean(),
  /** They say that they lost it; `flagConfirmado`: this church has made sure that it is them. */
  fatorPerdido: z.nullable(z.object({ desde: isoDateTime, flagConfirmado: z.boolean() })),
  /** When they were last at the staff's site, to the minute. */
  dataUltimoUso: z.nullable(isoDateTime),
  /** It is the one that asks. */
  flagPropria: z.boolean(),
})
export type PessoaEquipe = z.output<typeof pessoa>

const dados = {
  papeis: z.array(z.enum(papeisDados)).check(z.maxLength(papeisDados.length)),
  funcoes: z.array(z.enum(funcoes)).check(z.maxLength(funcoes.length)),
}
const response = z.object({ pessoas: z.array(pessoa) })

/** Who is of a church's staff, who came in, and what waits for them. */
export const staffTeamCalls = {
  getHojeEquipe: defineCall({
    ...ofChurch,
    method: 'GET',
    path: '/igreja/:slug/equipe/hoje/',
    summary: 'What waits for whoever asks, as far as their rights go, and what the next seven days hold',
    auth: { area: 'equipe', may: 'see' },
    body: noBody,
    response: z.object({ pendencias: z.array(pendencia), semana: z.array(dia) }),
    errors: staff,
  }),
  listPessoasEquipe: defineCall({
    ...ofChurch,
    method: 'GET',
    path: '/igreja/:slug/equipe/pessoa/',
    summary: 'Who is of the staff, and what they are',
    auth: { area: 'ajustes', may: 'see' },
    body: noBody,
    response,
    errors: [...staff, 'FORBIDDEN'],
  }),
  createPessoaEquipe: defineCall({
    ...ofChurch,
    method: 'POST',
    path: '/igreja/:slug/equipe/pessoa/',
    summary: 'Take somebody with an account at the church into its staff',
    auth: { area: 'ajustes', may: 'publish' },
    stepUp: true,
    body: z.strictObject({ email, ...dados }),
    response,
    errors: [...staff, 'FORBIDDEN', 'STEP_UP_REQUIRED', 'EMAIL_NOT_FOUND'],
  }),
  savePessoaEquipe: defineCall({
    ...ofChurch,
    method: 'PUT',
    path: '/igreja/:slug/equipe/pessoa/:idUsuario',
    summary: 'Say what somebody is and is charged with; nothing at all takes them out of the staff',
    auth: { area: 'ajustes', may: 'publish' },
    stepUp: true,
    params: z.extend(bySlug, { idUsuario: id }),
    body: z.strictObject(dados),
    response,
    errors: [...staff, 'FORBIDDEN', 'STEP_UP_REQUIRED', 'LAST_ADMIN'],
  }),
  listEntradasEquipe: defineCall({
    ...ofChurch,
    method: 'GET',
    path: '/igreja/:slug/equipe/entrada/',
    summary: 'When those came in who answer for the organisation, newest first',
    auth: { area: 'ajustes', may: 'see' },
    body: noBody,
    response: z.object({
      entradas: z.array(z.object({ id, nome: z.nullable(z.string()), dataEntrada: isoDateTime })),
    }),
    errors: [...staff, 'FORBIDDEN'],
  }),
}
