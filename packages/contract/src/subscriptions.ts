import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, noBody, text } from './fields.ts'
import { pedido } from './order-shapes.ts'
import {
  centavos,
  meioPagamento,
  metodoCodigo,
  metodoOferecido,
  pagador,
  parcelas,
} from './payment-shapes.ts'
import { planoAssinatura, usuarioPlanoAssinatura } from './subscription-shapes.ts'

const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const

const ofAssinatura = z.strictObject({ userId: id, codigo: text(40) })
const assinatura = z.object({ assinatura: usuarioPlanoAssinatura })

export const subscriptionsCalls = {
  getPlanoAssinaturaConfiguracao: defineCall({
    method: 'GET',
    path: '/igreja/:slug/plano-assinatura-configuracao/',
    summary: 'How the church shows and sells what its plans include',
    source: 'Spec §7',
    auth: 'public',
    modulo: 'MOD_ASSINATURA',
    params: bySlug,
    query: z.strictObject({}),
    body: noBody,
    status: 200,
    response: z.object({
      tipoVisibilidadeConteudo: z.enum(['publico', 'cadeado', 'oculto']),
      /** On how many devices at once one subscription plays. */
      telas: z.number(),
      /** 0 where nothing can be tried. */
      diasTeste: z.number(),
      carenciaDias: z.number(),
    }),
    errors: ['NOT_FOUND'],
  }),
  listPlanosAssinatura: defineCall({
    method: 'GET',
    path: '/igreja/:slug/plano-assinatura/',
    summary: 'The plans that can be subscribed to, in the church’s order',
    source: 'Spec §7',
    auth: 'public',
    modulo: 'MOD_ASSINATURA',
    params: bySlug,
    query: z.strictObject({}),
    body: noBody,
    status: 200,
    response: z.object({ planos: z.array(planoAssinatura) }),
    errors: ['NOT_FOUND'],
  }),
  listUsuarioPlanosAssinatura: defineCall({
    method: 'GET',
    path: '/usuario/:userId/usuario-plano-assinatura/',
    summary: 'The person’s subscriptions at a church, the one that runs first',
    source: 'Spec §7',
    auth: 'user',
    modulo: 'MOD_ASSINATURA',
    params: z.strictObject({ userId: id }),
    query: z.strictObject({ igreja: id }),
    body: noBody,
    status: 200,
    response: z.object({ assinaturas: z.array(usuarioPlanoAssinatura) }),
    errors: signedIn,
  }),
  getOfertaAssinatura: defineCall({
    method: 'GET',
    path: '/igreja/:slug/plano-assinatura/:id/oferta/',
    summary: 'What this person would pay for a plan now, and the ways to pay it',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_ASSINATURA',
    params: z.strictObject({ slug: bySlug.shape.slug, id }),
    query: z.strictObject({}),
    body: noBody,
    status: 200,
    response: z.object({
      planoAssinatura,
      /** `nova`, another plan in place of the one that runs, or back to one that was not paid. */
      tipo: z.enum(['nova', 'troca', 'volta']),
      /** 0 for who has paid it before. */
      taxaContratacao: centavos,
      /** What is left of the plan before. */
      credito: centavos,
      /** What is paid now: `value` of the checkout. */
      valor: centavos,
      moeda: z.string(),
      metodosPagamento: z.array(metodoOferecido),
    }),
    errors: [...signedIn, 'FORBIDDEN', 'SUBSCRIPTION_PENDING', 'SUBSCRIPTION_ACTIVE', 'PLAN_CHANGE_AT_END'],
  }),
  createUsuarioPlanoAssinatura: defineCall({
    method: 'POST',
    path: '/usuario-plano-assinatura/',
    summary:
      'Subscribes to a plan, changes to another one now, or comes back. Send `Idempotency-Key`, one for each confirmation',
    source: 'Spec §7',
    auth: 'user',
    modulo: 'MOD_ASSINATURA',
    idempotent: true,
    params: z.strictObject({}),
    query: z.strictObject({}),
    body: z.strictObject({
      idPlano: id,
      metodoPagamento: metodoCodigo,
      parcelas,
      /** What the person was shown; another one of ours is EVT_REG_014. */
      valorTotal: centavos,
      comprador: pagador,
      pagamento: z._default(meioPagamento, { salvarCartao: true }),
    }),
    status: 201,
    response: z.object({ pedido }),
    errors: [
      ...signedIn,
      'FORBIDDEN',
      'SUBSCRIPTION_PENDING',
      'SUBSCRIPTION_ACTIVE',
      'PLAN_CHANGE_AT_END',
      'PAYMENT_METHOD_UNAVAILABLE',
      'BRAZIL_ONLY',
      'EVT_REG_014',
      'FALLBACK',
    ],
  }),
  createTesteAssinatura: defineCall({
    method: 'POST',
    path: '/usuario/:userId/usuario-plano-assinatura/teste/',
    summary: 'Tries a plan for as many days as the church says; nothing is charged when they are over',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_ASSINATURA',
    params: z.strictObject({ userId: id }),
    query: z.strictObject({}),
    body: z.strictObject({ idPlano: id }),
    status: 201,
    response: assinatura,
    errors: [...signedIn, 'FORBIDDEN', 'TRIAL_NOT_OFFERED'],
  }),
  saveCancelamentoAssinatura: defineCall({
    method: 'PUT',
    path: '/usuario/:userId/usuario-plano-assinatura/:codigo/cancelamento/',
    summary:
      'Ends a subscription with what is paid, at once where nothing is; or goes on with one that was to end',
    source: 'ours',
    auth: 'user',
    // Whoever pays can always stop it.
    modulo: null,
    params: ofAssinatura,
    query: z.strictObject({}),
    body: z.strictObject({ flagCancelar: z.boolean() }),
    status: 200,
    response: assinatura,
    errors: [...signedIn, 'SUBSCRIPTION_ENDED'],
  }),
  saveProximoPlano: defineCall({
    method: 'PUT',
    path: '/usuario/:userId/usuario-plano-assinatura/:codigo/proximo-plano/',
    summary: 'Another plan from the next period on; null for the same one after all',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_ASSINATURA',
    params: ofAssinatura,
    query: z.strictObject({}),
    body: z.strictObject({ idPlano: z.nullable(id) }),
    status: 200,
    response: assinatura,
    errors: [...signedIn, 'SUBSCRIPTION_ENDED', 'SUBSCRIPTION_PENDING'],
  }),
  saveCartaoAssinatura: defineCall({
    method: 'PUT',
    path: '/usuario/:userId/usuario-plano-assinatura/:codigo/cartao/',
    summary: 'Another of the person’s kept cards for what is charged from now on',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_ASSINATURA',
    params: ofAssinatura,
    query: z.strictObject({}),
    body: z.strictObject({ idCartao: id }),
    status: 200,
    response: assinatura,
    errors: [...signedIn, 'SUBSCRIPTION_ENDED'],
  }),
}
