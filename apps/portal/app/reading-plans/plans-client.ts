import {
  readingPlansCalls as calls,
  type AssinaturaLeitura,
  type AssinaturaLeituraCompleta,
  type DiaLeitura,
  type PlanoLeitura,
} from '@atrio/contract'
import { api } from '../lib/session/api-client.ts'

export type Shelf = { planos: PlanoLeitura[]; assinaturas: AssinaturaLeitura[] }
export type Plan = { plano: PlanoLeitura; dias: DiaLeitura[]; assinatura: AssinaturaLeituraCompleta | null }
export type Tick = { dia: number; parte: number; lida: boolean }

/** One person's subscription. */
type Own = { id: number; uuid: string }

export async function loadShelf(userId: number): Promise<Shelf> {
  const [{ planos }, { assinaturas }] = await Promise.all([
    api(calls.listPlanosLeitura),
    api(calls.listAssinaturasLeitura, { params: { id: userId } }),
  ])
  return { planos, assinaturas }
}

export async function loadPlan(uuid: string, own: Own | null): Promise<Plan> {
  const [plan, found] = await Promise.all([
    api(calls.getPlanoLeitura, { params: { uuid } }),
    own && api(calls.getAssinaturaLeitura, { params: own }),
  ])
  return { ...plan, assinatura: found?.assinatura ?? null }
}

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
