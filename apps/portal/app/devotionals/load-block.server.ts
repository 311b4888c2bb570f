import { devotionalsCalls, type ApiCall, type DevocionalListado } from '@atrio/contract'

/** What the church home shows of the devotionals; null where there is none yet. */
export async function loadBlock(api: ApiCall, slug: string): Promise<DevocionalListado | null> {
  const { devocionais } = await api(devotionalsCalls.listDevocionais, {
    params: { slug },
    query: { limit: 1, filtros: 'false' },
  })
  return devocionais[0] ?? null
}
