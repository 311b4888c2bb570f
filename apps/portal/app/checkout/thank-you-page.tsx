import { useSearchParams } from 'react-router'
import { startSession, useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { EmptyCheckout } from './empty-checkout.tsx'
import { OrderSkeleton, OrderView } from './order-view.tsx'

export const meta = () => [{ title: m.checkout_thanks_title() }, { name: 'robots', content: 'noindex' }]

export async function clientLoader() {
  await startSession()
  return null
}
clientLoader.hydrate = true as const

export { OrderSkeleton as HydrateFallback }

/** After the click that paid (Spec §4): the same truth as the payment status page, for guests too. */
export default function ThankYouPage() {
  const [search] = useSearchParams()
  const { user } = useSession()
  const codigo = search.get('pedido')
  if (!codigo) return <EmptyCheckout />
  return <OrderView key={codigo} codigo={codigo} userId={user?.id ?? null} />
}
