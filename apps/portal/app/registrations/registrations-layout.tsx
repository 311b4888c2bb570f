import './registrations.css'
import { Outlet } from 'react-router'
import { requireOwner } from '../lib/session/guard.ts'
import { PageOutline } from '../lib/page-outline.tsx'
import { paths } from '../lib/paths.ts'
import { useDeviceOwner } from '../lib/session/use-device-owner.ts'
import { m } from '../paraglide/messages.js'

/** Tickets lie on the device, too: they open without a network, in whatever hall the event is (Decision 58). */
export async function clientLoader({ request }: { request: Request }) {
  return requireOwner({ request })
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export const meta = () => [{ title: m.tickets_title() }, { name: 'robots', content: 'noindex' }]

export function HydrateFallback() {
  return <PageOutline label={m.tickets_loading()} boxes={2} />
}

export default function RegistrationsLayout() {
  const shown = useDeviceOwner(paths.registrations())
  return <div className="tool max-w-4xl">{shown ? <Outlet /> : <HydrateFallback />}</div>
}
