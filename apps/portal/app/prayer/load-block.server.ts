import { prayerCalls, type ApiCall, type OracaoListada } from '@atrio/contract'

/** The newest request that waits for prayer, for the church home; null where none does. */
export async function loadBlock(api: ApiCall, slug: string): Promise<OracaoListada | null> {
  const { oracoes } = await api(prayerCalls.listOracoes, {
    params: { slug },
    query: { situacao: 'abertas', limit: 1 },
  })
  return oracoes[0] ?? null
}
