import type { checkoutCalls } from '@atrio/contract'
import { centsFromWire, listInstallments } from '@atrio/rules'
import { gatewayIds } from '../adapters/payment/gateway.ts'
import { inTenant, requireAuth, requireIgreja } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import type { Handlers } from '../http/implement.ts'
import { loadConfiguracao, loadMetodos } from '../payments/charge/methods.ts'
import { toParcela } from '../payments/charge/quote.ts'
import { makeBoleto } from './boleto.ts'
import { createCartao, deleteCartao, listCartoes } from './cartoes.ts'
import { regretByLink, getDesistencia } from './desistencia.ts'
import { makeIngressos } from './ingressos.ts'
import { askProvider, cancelPedido, getPedido, listPedidos, regretPedido } from './pedidos.ts'
import { changeMethod } from './change-method.ts'

export const checkoutRoutes: Handlers<typeof checkoutCalls> = {
  async getPagamento(ctx, { params, query }) {
    const { userId } = requireAuth(ctx, { userId: params.id })
    return { pagamento: await getPedido(ctx, { userId, codigo: query.pedido }) }
  },
  listPedidos(ctx, { params, query }) {
    const { userId } = requireAuth(ctx, { userId: params.id })
    return inTenant(ctx, (trx) => listPedidos(ctx.deps, trx, { userId, ...query }))
  },
  async getPedidoPublico(ctx, { params }) {
    requireIgreja(ctx)
    return { pagamento: await getPedido(ctx, { userId: null, codigo: params.codigo }) }
  },
  async verificarPagamento(ctx, { params }) {
    requireIgreja(ctx)
    const viewed = { userId: ctx.auth?.userId ?? null, codigo: params.codigo }
    return { pagamento: await askProvider(ctx, viewed) }
  },
  getBoletoPdf(ctx, { params }) {
    requireIgreja(ctx)
    return makeBoleto(ctx, { userId: ctx.auth?.userId ?? null, codigo: params.codigo })
  },
  async cancelarPedido(ctx, { params }) {
    const { userId } = requireAuth(ctx, { userId: params.id })
    return { pagamento: await cancelPedido(ctx, { userId, codigo: params.codigo }) }
  },
  async estornarPedido(ctx, { params }) {
    const { userId } = requireAuth(ctx, { userId: params.id })
    return { pagamento: await regretPedido(ctx, { userId, codigo: params.codigo }) }
  },
  async getDesistencia(ctx, { params, query }) {
    return { pagamento: await getDesistencia(ctx, { ...params, ...query }) }
  },
  async desistirPedido(ctx, { params, body }) {
    return { pagamento: await regretByLink(ctx, { ...params, ...body }) }
  },
  getIngressosPdf(ctx, { params }) {
    const { userId } = requireAuth(ctx, { userId: params.id })
    return makeIngressos(ctx, { userId, codigo: params.codigo })
  },
  async trocarMetodoPedido(ctx, { params, body }) {
    const { userId } = requireAuth(ctx, { userId: params.id })
    return { pagamento: await changeMethod(ctx, { userId, codigo: params.codigo, given: body }) }
  },
  async calcularParcelas(ctx, { query }) {
    const { id } = requireIgreja(ctx)
    const config = await inTenant(ctx, (trx) => loadConfiguracao(trx, { igrejaId: id }))
    const fees = query.flagTaxasAdministrativas === 'true' ? query.valorTaxas : 0
    const data = listInstallments(centsFromWire(query.valor + fees), {
      qtdeMaxParcelas: query.maxParcelas,
      minimoParcela: config.parcelaMinima,
      jurosPpm: query.flagJuros === 'true' ? config.jurosMesPpm : 0,
    })
    if (data.some(({ valorTotal }) => valorTotal > 10_000_000_000n)) throw new AppError('VALIDATION')
    return { data: { data: data.map(toParcela) } }
  },
  async getDefaultPaymentGateway(ctx) {
    requireIgreja(ctx)
    const metodos = await inTenant(ctx, loadMetodos)
    const own = metodos.find(({ codigo }) => codigo === 'cartao_credito')?.idGatewayPagamento
    const able = ctx.deps.gateways.all.filter((one) => one.capabilities().metodos.includes('cartao_credito'))
    // A token of another gateway's vault is worth nothing at the church's own.
    const gateway = able.find(({ name }) => gatewayIds[name] === own) ?? able[0]
    if (!gateway) throw new AppError('PAYMENT_METHOD_UNAVAILABLE')
    return {
      idGatewayPagamento: gatewayIds[gateway.name],
      nome: gateway.name,
      tokenizacaoUrl: ctx.deps.gateways.endpoints.cardTokens,
      flagTeste: !gateway.capabilities().live,
    }
  },
  listCartoes(ctx, { params }) {
    return listCartoes(ctx, requireAuth(ctx, { userId: params.userId }).userId)
  },
  createCartao(ctx, { body }) {
    return createCartao(ctx, body)
  },
  async deleteCartao(ctx, { params }) {
    await deleteCartao(ctx, params.id)
    return { status: true }
  },
}
