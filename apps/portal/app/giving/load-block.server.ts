import { churchCalls, type ApiCall } from '@atrio/contract'

/** Whether the church home invites to give: not where there is nothing to give for. */
export async function loadBlock(api: ApiCall, slug: string): Promise<true | null> {
  const { pagamentoMotivos } = await api(churchCalls.listPagamentoMotivos, {
    params: { slug },
    query: { doacao: 'true' },
  })
  return pagamentoMotivos.length > 0 ? true : null
}
