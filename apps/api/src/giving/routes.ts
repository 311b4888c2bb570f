import type { givingCalls } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { placeOrder } from '../payments/order/place-order.ts'
import { calcularTaxas, getOpcoes, listMetodosDoacao } from './opcoes.ts'
import { giftPurchase } from './purchase/gift-purchase.ts'
import { makeDeclaracao, makeRecibo } from './recibos.ts'
import { listRecorrencias, pular, saveSituacao, updateRecorrencia } from './recorrencias.ts'

export const givingRoutes: Handlers<typeof givingCalls> = {
  getOpcoesDoacao(ctx) {
    const { id: igrejaId } = requireIgreja(ctx)
    return inTenant(ctx, (trx) => getOpcoes(ctx.deps, trx, { igrejaId }))
  },
  listMetodosDoacao(ctx, { query }) {
    const { id: igrejaId } = requireIgreja(ctx)
    const given = { igrejaId, valor: query.valor, flagUsuarioTaxa: query.flagUsuarioTaxa === 'true' }
    return inTenant(ctx, (trx) => listMetodosDoacao(ctx.deps, trx, given))
  },
  calcularTaxas(ctx, { query }) {
    const { id: igrejaId } = requireIgreja(ctx)
    return inTenant(ctx, (trx) => calcularTaxas(ctx.deps, trx, { igrejaId, ...query }))
  },
  async createPagamento(ctx, { body }) {
    const igrejaId = requireIgreja(ctx).id
    const request = { igrejaId, userId: ctx.auth?.userId ?? null, body }
    return { pedido: await placeOrder(ctx, giftPurchase, request) }
  },
  async listRecorrencias(ctx, { params }) {
    return { recorrencias: await asGiver(ctx, params.id, listRecorrencias) }
  },
  async updateRecorrencia(ctx, { params, body }) {
    const change = (trx: TenantTrx, giver: Giver) =>
      updateRecorrencia(trx, { ...giver, uuid: params.uuid, change: body })
    return { recorrencia: await asGiver(ctx, params.id, change) }
  },
  async pularRecorrencia(ctx, { params, body }) {
    const change = (trx: TenantTrx, giver: Giver) =>
      pular(trx, { ...giver, uuid: params.uuid, data: body.data })
    return { recorrencia: await asGiver(ctx, params.id, change) }
  },
  async saveSituacaoRecorrencia(ctx, { params, body }) {
    const change = (trx: TenantTrx, giver: Giver) =>
      saveSituacao(trx, { ...giver, uuid: params.uuid, situacao: body.situacao })
    return { recorrencia: await asGiver(ctx, params.id, change) }
  },
  getRecibo(ctx, { params }) {
    const { userId } = requireAuth(ctx, { userId: params.id })
    return makeRecibo(ctx, { userId, codigo: params.codigo })
  },
  getDeclaracaoDoacoes(ctx, { params, query }) {
    const { userId } = requireAuth(ctx, { userId: params.id })
    return makeDeclaracao(ctx, { userId, ano: query.ano })
  },
}

interface Giver {
  igrejaId: number
  userId: number
}

function asGiver<Result>(
  ctx: Context,
  id: number,
  fn: (trx: TenantTrx, giver: Giver) => Promise<Result>,
): Promise<Result> {
  const { userId } = requireAuth(ctx, { userId: id })
  const { id: igrejaId } = requireIgreja(ctx)
  return inTenant(ctx, (trx) => fn(trx, { igrejaId, userId }))
}
