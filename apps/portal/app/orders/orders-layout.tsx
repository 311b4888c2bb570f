import { ordersCalls } from '@atrio/contract'
import { EmptyState } from '@atrio/ui'
import { ShieldX } from 'lucide-react'
import { Outlet } from 'react-router'
import { requireLogin } from '../lib/session/guard.ts'
import { PageOutline } from '../lib/page-outline.tsx'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useCan } from '../shell/use-can.ts'

/** Orders belong to those who answer for the church's money; what they may see the server decides. */
export async function clientLoader({ request }: { request: Request }) {
  return requireLogin({ request })
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export const meta = () => [{ title: m.orders_title() }, { name: 'robots', content: 'noindex' }]

export function HydrateFallback() {
  return <PageOutline label={m.orders_loading()} />
}

export default function OrdersLayout() {
  const { status } = useSession()
  const can = useCan()
  if (status !== 'loggedIn') return <HydrateFallback />
  if (!can(ordersCalls.listPedidosIgreja)) {
    return (
      <EmptyState level={1} icon={<ShieldX />} title={m.orders_forbidden_title()}>
        <p>{m.orders_forbidden()}</p>
      </EmptyState>
    )
  }
  return (
    <div className="tool max-w-4xl">
      <Outlet />
    </div>
  )
}
