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
import { desistirPedido, getDesistencia } from './desistencia.ts'
import { makeIngressos } from './ingressos.ts'
import { cancelarPedido, estornarPedido, getPedido, listPedidos, verificarPedido } from './pedidos.ts'
import { trocarMetodo } from './trocar-metodo.ts'

export const checkoutRoutes: Handlers<typeof checkoutCalls> = {
  async getPagamento(ctx, { params, query }) {
    const { userId } = requireAuth(ctx, { userId: params.id })
    return { pagamento: await getPedido(ctx, { userId }, query.pedido) }
  },
  listPedidos(ctx, { params, query }) {
    const { userId } = requireAuth(ctx, { userId: params.id })
    return inTenant(ctx, (trx) => listPedidos(trx, userId, query))
  },
  async getPedidoPublico(ctx, { params }) {
    requireIgreja(ctx)
    return { pagamento: await getPedido(ctx, { userId: null }, params.codigo) }
  },
  async verificarPagamento(ctx, { params }) {
    requireIgreja(ctx)
    const viewer = { userId: ctx.auth?.userId ?? null }
    return { pagamento: await verificarPedido(ctx, viewer, params.codigo) }
  },
  getBoletoPdf(ctx, { params }) {
    requireIgreja(ctx)
    return makeBoleto(ctx, { userId: ctx.auth?.userId ?? null }, params.codigo)
  },
  async cancelarPedido(ctx, { params }) {
    const { userId } = requireAuth(ctx, { userId: params.id })
    return { pagamento: await cancelarPedido(ctx, userId, params.codigo) }
  },
  async estornarPedido(ctx, { params }) {
    const { userId } = requireAuth(ctx, { userId: params.id })
    return { pagamento: await estornarPedido(ctx, userId, params.codigo) }
  },
  async getDesistencia(ctx, { params, query }) {
    return { pagamento: await getDesistencia(ctx, { ...params, ...query }) }
  },
  async desistirPedido(ctx, { params, body }) {
    return { pagamento: await desistirPedido(ctx, { ...params, ...body }) }
  },
  getIngressosPdf(ctx, { params }) {
    return makeIngressos(ctx, requireAuth(ctx, { userId: params.id }).userId, params.codigo)
  },
  async trocarMetodoPedido(ctx, { params, body }) {
    const { userId } = requireAuth(ctx, { userId: params.id })
    return { pagamento: await trocarMetodo(ctx, { userId, codigo: params.codigo, given: body }) }
  },
  async calcularParcelas(ctx, { query }) {
    const { id } = requireIgreja(ctx)
    const config = await inTenant(ctx, (trx) => loadConfiguracao(trx, id))
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
