import { prayerStaffCalls, type CallResult } from '@atrio/contract'
import { api } from '../lib/api.ts'

export const situacoes = ['aguardando', 'mensagens', 'denunciada', 'aprovada', 'oculta'] as const
export type Situacao = (typeof situacoes)[number]

/** What is looked at, what waits in each place, and messages where they are what is looked at. */
export interface Wall {
  situacao: Situacao
  mural: CallResult<typeof prayerStaffCalls.listMuralEquipe>
  mensagens: CallResult<typeof prayerStaffCalls.listMensagensMuralEquipe> | null
}

export async function loadWall(slug: string, address: string): Promise<Wall> {
  const asked = new URL(address).searchParams
  const situacao = situacoes.find((one) => one === asked.get('situacao')) ?? 'aguardando'
  const cursor = Number(asked.get('cursor')) || undefined
  const ofMessages = situacao === 'mensagens'
  const params = { slug }
  const [mural, mensagens] = await Promise.all([
    // What waits in each place is said with either list.
    api(prayerStaffCalls.listMuralEquipe, {
      params,
      query: ofMessages ? { limit: 1 } : { situacao, ...(cursor && { cursor }) },
    }),
    ofMessages
      ? api(prayerStaffCalls.listMensagensMuralEquipe, { params, query: cursor ? { cursor } : {} })
      : null,
  ])
  return { situacao, mural, mensagens }
}

/** One request; another one's number, or what is not for the wall, is not there. */
export function loadRequest(slug: string, id: number) {
  return api(prayerStaffCalls.getMuralEquipe, { params: { slug, id } })
}
