import type { subscriptionsCalls } from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { giveUp } from '../payments/order/give-up.ts'
import { placeOrder } from '../payments/order/place-order.ts'
import { listAssinaturas } from './minhas.ts'
import { createTeste, saveCancelamento, saveCartao, saveProximoPlano } from './mudancas.ts'
import { getOferta } from './oferta.ts'
import { getConfiguracao, listPlanos } from './planos.ts'
import { subscriptionPurchase } from './purchase/subscription-purchase.ts'

export const subscriptionsRoutes: Handlers<typeof subscriptionsCalls> = {
  getPlanoAssinaturaConfiguracao(ctx) {
    requireIgreja(ctx)
    return inTenant(ctx, getConfiguracao)
  },
  async listPlanosAssinatura(ctx) {
    const { id: igrejaId } = requireIgreja(ctx)
    return { planos: await inTenant(ctx, (trx) => listPlanos(trx, { igrejaId })) }
  },
  async listUsuarioPlanosAssinatura(ctx, { params, query }) {
    requireIgreja(ctx, { id: query.igreja })
    const { userId } = requireAuth(ctx, { userId: params.userId })
    return { assinaturas: await inTenant(ctx, (trx) => listAssinaturas(trx, { userId })) }
  },
  getOfertaAssinatura(ctx, { params }) {
    const { id: igrejaId } = requireIgreja(ctx)
    const { userId } = requireAuth(ctx)
    return inTenant(ctx, (trx) => getOferta(ctx.deps, trx, { igrejaId, userId, idPlano: params.id }))
  },
  async createUsuarioPlanoAssinatura(ctx, { body }) {
    const { id: igrejaId } = requireIgreja(ctx)
    const { userId } = requireAuth(ctx)
    return { pedido: await placeOrder(ctx, subscriptionPurchase, { igrejaId, userId, body }) }
  },
  async createTesteAssinatura(ctx, { params, body }) {
    const { id: igrejaId } = requireIgreja(ctx)
    const { userId } = requireAuth(ctx, { userId: params.userId })
    const given = { igrejaId, userId, idPlano: body.idPlano, locale: ctx.locale }
    return { assinatura: await inTenant(ctx, (trx) => createTeste(trx, given)) }
  },
  async saveCancelamentoAssinatura(ctx, { params, body }) {
    const { id: igrejaId } = requireIgreja(ctx)
    const { userId } = requireAuth(ctx, { userId: params.userId })
    const own = { userId, codigo: params.codigo, ...body }
    const { assinatura, abandoned } = await inTenant(ctx, (trx) => saveCancelamento(trx, own))
    // What could still be paid is made unpayable; money that is on its way all the same goes back.
    for (const pedidoId of abandoned) await giveUp(ctx.deps, { igrejaId, pedidoId, ator: `user:${userId}` })
    return { assinatura }
  },
  async saveProximoPlano(ctx, { params, body }) {
    const { userId } = requireAuth(ctx, { userId: params.userId })
    const own = { userId, codigo: params.codigo, ...body }
    return { assinatura: await inTenant(ctx, (trx) => saveProximoPlano(trx, own)) }
  },
  async saveCartaoAssinatura(ctx, { params, body }) {
    const { userId } = requireAuth(ctx, { userId: params.userId })
    const own = { userId, codigo: params.codigo, ...body }
    return { assinatura: await inTenant(ctx, (trx) => saveCartao(trx, own)) }
  },
}
