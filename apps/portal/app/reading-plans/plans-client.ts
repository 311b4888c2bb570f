import { readingPlansCalls as calls } from '@atrio/contract'
import { api } from '../lib/session/api-client.ts'

export type Tick = { dia: number; parte: number; lida: boolean }

/** One person's subscription. */
type Own = { id: number; uuid: string }

export async function startPlan(userId: number, plano: string, dataInicio: string) {
  return (await api(calls.createAssinaturaLeitura, { params: { id: userId }, body: { plano, dataInicio } }))
    .assinatura
}

export async function sendTick(params: Own, body: Tick) {
  return (await api(calls.saveLeitura, { params, body })).assinatura
}

export async function reschedulePlan(params: Own, data: string) {
  return (await api(calls.remarcarAssinaturaLeitura, { params, body: { data } })).assinatura
}

export async function resetPlan(params: Own, dataInicio: string) {
  return (await api(calls.reiniciarAssinaturaLeitura, { params, body: { dataInicio } })).assinatura
}

export async function deletePlan(params: Own): Promise<void> {
  await api(calls.deleteAssinaturaLeitura, { params })
}
