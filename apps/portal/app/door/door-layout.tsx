import './door.css'
import { doorCalls } from '@atrio/contract'
import { EmptyState } from '@atrio/ui'
import { ShieldX } from 'lucide-react'
import { Outlet } from 'react-router'
import { requireOwner } from '../lib/session/guard.ts'
import { PageOutline } from '../lib/page-outline.tsx'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { useDeviceOwner } from '../lib/session/use-device-owner.ts'
import { m } from '../paraglide/messages.js'
import { useCan } from '../shell/use-can.ts'

/** A door goes on without a network; what staff may see there the server decides (Decision 59). */
export async function clientLoader({ request }: { request: Request }) {
  return requireOwner({ request })
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export const meta = () => [{ title: m.door_title() }, { name: 'robots', content: 'noindex' }]

export function HydrateFallback() {
  return <PageOutline label={m.door_loading()} />
}

export default function DoorLayout() {
  const { status } = useSession()
  const can = useCan()
  const shown = useDeviceOwner(paths.doors())
  if (!shown) return <HydrateFallback />
  if (status === 'loggedIn' && !can(doorCalls.getPortaria)) {
    return (
      <EmptyState icon={<ShieldX />} title={m.door_forbidden_title()}>
        <p>{m.door_forbidden()}</p>
      </EmptyState>
    )
  }
  return (
    <div className="tool max-w-5xl">
      <Outlet />
    </div>
  )
}
