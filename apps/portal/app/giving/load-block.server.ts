import { givingCalls, type ApiCall } from '@atrio/contract'

/** Whether the church home invites to give: not where there is nothing to give for. */
export async function loadGivingBlock(api: ApiCall, slug: string): Promise<true | null> {
  const { motivos } = await api(givingCalls.getOpcoesDoacao, { params: { slug } })
  return motivos.length > 0 ? true : null
}
