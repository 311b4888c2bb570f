import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, isoDate, isoDateTime, noBody, nothing, paging, text } from './fields.ts'
import { centavos } from './payment-shapes.ts'
import { etapaAssinatura, planoAssinatura } from './subscription-shapes.ts'

const staff = [
  'UNAUTHENTICATED',
  'PASSWORD_CHANGE_REQUIRED',
  'SECOND_FACTOR_REQUIRED',
  'FORBIDDEN',
  'NOT_FOUND',
] as const
/** Who answers for the church's money, also while Play is put away: what runs goes on being looked at. */
const atStaffSite = { site: 'staff', source: 'ours', modulo: null, status: 200, errors: staff } as const
const sees = { ...atStaffSite, auth: { area: 'dinheiro', may: 'see' } } as const
const changes = { ...atStaffSite, auth: { area: 'dinheiro', may: 'change' } } as const
/** What two may change at once. */
const changesOne = { ...changes, errors: [...staff, 'VERSION_CONFLICT'] } as const
const byPlano = z.extend(bySlug, { id })

const valor = centavos.check(z.minimum(1))
const nome = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))
const descricao = z.nullable(text(600))

const preco = z.object({
  id: z.number(),
  valor: centavos,
  taxaContratacao: centavos,
  /** From when new subscriptions have it, and those that run. */
  vigenteEm: isoDateTime,
  vigenteAssinantes: isoDateTime,
})

const versao = z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))

const planoEquipe = z.extend(planoAssinatura, {
  versao,
  /** Off: nobody subscribes to it any more, and who has it keeps it. */
  flagVendido: z.boolean(),
  /** How many may watch by it now. */
  assinantes: z.number(),
  /** The newest first. */
  precos: z.array(preco),
})
export type PlanoEquipe = z.output<typeof planoEquipe>

const configuracao = z.strictObject({
  tipoVisibilidadeConteudo: z.enum(['publico', 'cadeado', 'oculto']),
  telas: z.number().check(z.int(), z.minimum(1), z.maximum(20)),
  diasTeste: z.number().check(z.int(), z.minimum(0), z.maximum(90)),
  carenciaDias: z.number().check(z.int(), z.minimum(0), z.maximum(60)),
})
const planos = z.object({
  /** Of their order. */
  versao,
  planos: z.array(planoEquipe),
  /** `versao` 0: as nobody has set it yet. */
  configuracao: z.extend(configuracao, { versao }),
  moeda: z.string(),
})
export type PlanosEquipe = z.output<typeof planos>

const assinante = z.object({
  codigo: z.string(),
  nome: z.string(),
  email: z.string(),
  plano: z.string(),
  etapa: etapaAssinatura,
  flagCancelarNoFim: z.boolean(),
  valor: centavos,
  moeda: z.string(),
  meses: z.number(),
  /** Null where nothing is charged any more. */
  proximaCobranca: z.nullable(isoDate),
  acessoAte: z.nullable(isoDateTime),
  dataAssinatura: isoDateTime,
})
export type AssinanteEquipe = z.output<typeof assinante>

const cobranca = z.object({
  de: isoDate,
  ate: isoDate,
  situacao: z.enum(['cobrando', 'paga', 'falhou', 'devolvida']),
  /** The order that is for it, and what that comes to. */
  pedido: z.nullable(z.string()),
  valor: z.nullable(centavos),
})

const numeros = z.object({
  moeda: z.string(),
  /** The last twelve by the church's calendar, the oldest first; the one that runs ends today. */
  meses: z.array(
    z.object({
      /** Its first day. */
      mes: isoDate,
      /** How many had paid for its last day, how many of them for the first time, and how many left. */
      ativas: z.number(),
      novas: z.number(),
      saidas: z.number(),
      /** What was paid in it and has not gone back. */
      recebido: centavos,
    }),
  ),
})
export type NumerosAssinaturas = z.output<typeof numeros>

/** What those do with plans and subscribers who answer for the church's money. */
export const subscriptionsStaffCalls = {
  listPlanosEquipe: defineCall({
    ...sees,
    method: 'GET',
    path: '/igreja/:slug/equipe/plano/',
    summary: 'The plans with all their prices, and how Play is sold; for staff',
    params: bySlug,
    query: nothing,
    body: noBody,
    response: planos,
  }),
  createPlanoEquipe: defineCall({
    ...changes,
    method: 'POST',
    path: '/igreja/:slug/equipe/plano/',
    summary: 'A plan that can be subscribed to from now on; for staff',
    params: bySlug,
    query: nothing,
    body: z.strictObject({
      nome,
      descricao,
      valor,
      taxaContratacao: centavos,
      /** For good: another rhythm is another plan. */
      meses: z.union([z.literal(1), z.literal(3), z.literal(6), z.literal(12)]),
    }),
    status: 201,
    response: planos,
  }),
  savePlanoEquipe: defineCall({
    ...changesOne,
    method: 'PUT',
    path: '/igreja/:slug/equipe/plano/:id/',
    summary: 'How a plan is called, and whether it is sold; for staff',
    params: byPlano,
    query: nothing,
    body: z.strictObject({ versao, nome, descricao, flagVendido: z.boolean() }),
    response: planos,
  }),
  saveOrdemPlanos: defineCall({
    ...changesOne,
    method: 'PUT',
    path: '/igreja/:slug/equipe/plano-ordem/',
    summary: 'The order in which plans are offered; one that is not named comes after those; for staff',
    params: bySlug,
    query: nothing,
    body: z.strictObject({ versao, planos: z.array(id).check(z.minLength(1), z.maxLength(200)) }),
    response: planos,
  }),
  createPrecoPlano: defineCall({
    ...changesOne,
    method: 'POST',
    path: '/igreja/:slug/equipe/plano/:id/preco/',
    summary:
      'Another price: at once for who subscribes, and for subscribers 30 days after they are told, which is now; for staff',
    params: byPlano,
    query: nothing,
    /** `idPreco`: the price that it had when this one was thought of. */
    body: z.strictObject({ idPreco: id, valor, taxaContratacao: centavos }),
    status: 201,
    response: planos,
  }),
  saveConfiguracaoAssinatura: defineCall({
    ...changesOne,
    method: 'PUT',
    path: '/igreja/:slug/equipe/plano-configuracao/',
    summary: 'What who has no plan sees, and on how many screens and how long it may be tried; for staff',
    params: bySlug,
    query: nothing,
    body: z.extend(configuracao, { versao }),
    response: planos,
  }),
  listAssinantesEquipe: defineCall({
    ...sees,
    method: 'GET',
    path: '/igreja/:slug/equipe/assinante/',
    summary: 'Who has or had a plan, the newest first; found by words of their name and e-mail; for staff',
    params: bySlug,
    query: z.strictObject({
      busca: z.optional(text(100)),
      etapa: z.optional(etapaAssinatura),
      ...paging(20),
    }),
    body: noBody,
    response: z.object({ assinantes: z.array(assinante), total: z.number() }),
  }),
  getAssinanteEquipe: defineCall({
    ...sees,
    method: 'GET',
    path: '/igreja/:slug/equipe/assinante/:codigo/',
    summary: 'A subscription and all that was charged for it; for staff',
    params: z.extend(bySlug, { codigo: text(40) }),
    query: nothing,
    body: noBody,
    response: z.object({ assinante, cobrancas: z.array(cobranca) }),
  }),
  saveFimAssinanteEquipe: defineCall({
    ...changes,
    method: 'PUT',
    path: '/igreja/:slug/equipe/assinante/:codigo/cancelamento/',
    summary:
      'Ends a subscription for its person with what is paid, at once where nothing is, and tells them; for staff',
    stepUp: true,
    params: z.extend(bySlug, { codigo: text(40) }),
    query: nothing,
    body: nothing,
    response: z.object({ assinante, cobrancas: z.array(cobranca) }),
    errors: [...staff, 'STEP_UP_REQUIRED', 'SUBSCRIPTION_ENDED'],
  }),
  getNumerosAssinaturas: defineCall({
    ...sees,
    method: 'GET',
    path: '/igreja/:slug/equipe/assinatura-numeros/',
    summary: 'How many subscribe, come and leave, and what they paid, month by month; for staff',
    params: bySlug,
    query: nothing,
    body: noBody,
    response: numeros,
  }),
}
