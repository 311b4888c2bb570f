import { ministriesCalls, type ApiCall } from '@atrio/contract'

/** How many ministries the church presents: none is no reason to send anyone there. */
export async function countMinistries(api: ApiCall, slug: string): Promise<number> {
  const { total } = await api(ministriesCalls.listMinisterios, { params: { slug }, query: { limit: 1 } })
  return total
}
