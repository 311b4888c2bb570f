import { checkoutCalls, type CallResult } from '@atrio/contract'
import { mapLoaded, type Loaded } from '../lib/personal/loaded.ts'
import { useCall } from '../lib/personal/use-call.ts'

export type CartoesByGateway = CallResult<typeof checkoutCalls.listCartoes>['cartoes']

/** The person's saved cards, by gateway (Spec §3). */
export function useCartoes(slug: string, userId: number): Loaded<CartoesByGateway> {
  const loaded = useCall(checkoutCalls.listCartoes, { params: { slug, userId } })
  return mapLoaded(loaded, ({ cartoes }) => cartoes.filter((group) => group.cartoes.length > 0))
}
