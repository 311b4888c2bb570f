import { readingPlansCalls as calls } from '@atrio/contract'
import { personalCalls, write } from '../lib/personal/personal-calls.ts'

export type Tick = { dia: number; parte: number; lida: boolean }

/** One person's subscription. */
type Own = { id: number; uuid: string }

/** What shows which plans a person reads, and how far. */
const STALE = [calls.listAssinaturasLeitura]

export async function startPlan(userId: number, plano: string, dataInicio: string) {
  const request = { params: { id: userId }, body: { plano, dataInicio } }
  return (await write(calls.createAssinaturaLeitura, request, STALE)).assinatura
}

export async function sendTick(params: Own, body: Tick): Promise<void> {
  const show = personalCalls.begin(calls.getAssinaturaLeitura, { params })
  show(await write(calls.saveLeitura, { params, body }, STALE))
}

export async function reschedulePlan(params: Own, data: string): Promise<void> {
  const show = personalCalls.begin(calls.getAssinaturaLeitura, { params })
  show(await write(calls.remarcarAssinaturaLeitura, { params, body: { data } }, STALE))
}

export async function resetPlan(params: Own, dataInicio: string): Promise<void> {
  const show = personalCalls.begin(calls.getAssinaturaLeitura, { params })
  show(await write(calls.reiniciarAssinaturaLeitura, { params, body: { dataInicio } }, STALE))
}

export async function deletePlan(params: Own): Promise<void> {
  await write(calls.deleteAssinaturaLeitura, { params }, STALE)
}
