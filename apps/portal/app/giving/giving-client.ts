import {
  checkoutCalls,
  givingCalls as calls,
  type CallRequest,
  type CallResult,
  type MetodoOferecido,
  type Pedido,
  type Recorrencia,
} from '@atrio/contract'
import { api } from '../lib/session/api-client.ts'

/** What each way to give costs on top of an amount, were the giver to bear it. */
export async function loadMetodos(slug: string, valor: number): Promise<MetodoOferecido[]> {
  const query = { valor, flagUsuarioTaxa: 'true' as const }
  return (await api(calls.listMetodosDoacao, { params: { slug }, query })).metodosPagamento
}

/** The person's last gift that arrived; null when there is none. */
export async function loadLastGift(id: number): Promise<Pedido | null> {
  const query = { tipo: 'doacao', limit: 10 } as const
  const { pedidos } = await api(checkoutCalls.listPedidos, { params: { id }, query })
  const last = pedidos.find(({ status }) => status === 'aprovado')
  if (!last) return null
  const found = { params: { id }, query: { pedido: last.codigo } }
  return (await api(checkoutCalls.getPagamento, found)).pagamento
}

export interface MyGiving {
  recorrencias: Recorrencia[]
  pedidos: CallResult<typeof checkoutCalls.listPedidos>['pedidos']
  cartoes: Cartao[]
}

export type Cartao = Recorrencia['cartao']
/** One person's recurring gift. */
type Own = { id: number; uuid: string }

export async function loadMyGiving(slug: string, id: number): Promise<MyGiving> {
  const [{ recorrencias }, { pedidos }, { cartoes }] = await Promise.all([
    api(calls.listRecorrencias, { params: { id } }),
    api(checkoutCalls.listPedidos, { params: { id }, query: { tipo: 'doacao', limit: 100 } }),
    api(checkoutCalls.listCartoes, { params: { slug, userId: id } }),
  ])
  const cards = cartoes.flatMap((group) => group.cartoes).filter(({ tipo }) => tipo === 'cartao_credito')
  return { recorrencias, pedidos, cartoes: cards }
}

export async function changeRecorrencia(
  params: Own,
  body: CallRequest<typeof calls.updateRecorrencia>['body'],
): Promise<Recorrencia> {
  return (await api(calls.updateRecorrencia, { params, body })).recorrencia
}

export async function skipNext(params: Own, data: string): Promise<Recorrencia> {
  return (await api(calls.pularRecorrencia, { params, body: { data } })).recorrencia
}

export async function setSituacao(
  params: Own,
  situacao: 'ativa' | 'pausada' | 'cancelada',
): Promise<Recorrencia> {
  return (await api(calls.saveSituacaoRecorrencia, { params, body: { situacao } })).recorrencia
}

export function loadReceipt(params: { id: number; codigo: string }) {
  return api(calls.getRecibo, { params })
}

export function loadStatement(id: number, ano: number) {
  return api(calls.getDeclaracaoDoacoes, { params: { id }, query: { ano } })
}
