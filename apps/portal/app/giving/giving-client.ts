import {
  givingCalls as calls,
  type CallRequest,
  type CallResult,
  type checkoutCalls,
  type Recorrencia,
} from '@atrio/contract'
import { personalCalls } from '../lib/personal/personal-calls.ts'
import { api } from '../lib/session/api-client.ts'

/** Gifts that were given or are on their way. */
export type Gifts = CallResult<typeof checkoutCalls.listPedidos>['pedidos']

export type Cartao = Recorrencia['cartao']
/** One person's recurring gift. */
type Own = { id: number; uuid: string }

/** Puts a gift as the server has it now into the list on show. */
export function showRecorrencia(id: number, next: Recorrencia): void {
  personalCalls.change(calls.listRecorrencias, { params: { id } }, ({ recorrencias }) => ({
    recorrencias: recorrencias.map((one) => (one.uuid === next.uuid ? next : one)),
  }))
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
