import { checkoutCalls, type CallResult } from '@atrio/contract'
import { api } from '../lib/session/api-client.ts'
import { useLoaded, type Loaded } from '../lib/data/use-loaded.ts'

export type CartoesByGateway = CallResult<typeof checkoutCalls.listCartoes>['cartoes']

/** The person's saved cards, by gateway (Spec §3). */
export function useCartoes(slug: string, userId: number): Loaded<CartoesByGateway> {
  return useLoaded(`${slug} ${userId}`, async () => {
    const { cartoes } = await api(checkoutCalls.listCartoes, { params: { slug, userId } })
    return cartoes.filter((group) => group.cartoes.length > 0)
  })
}
