import { Outlet } from 'react-router'
import { PageOutline } from '../lib/page-outline.tsx'
import { requireOwner } from '../lib/session/guard.ts'
import { useDeviceOwner } from '../lib/session/use-device-owner.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'

/** For who is in a group: who leads it marks who came wherever it meets, with or without a network. */
export async function clientLoader({ request }: { request: Request }) {
  return requireOwner({ request })
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export const meta = () => [{ title: m.groups_meetings() }, { name: 'robots', content: 'noindex' }]

export function HydrateFallback() {
  return <PageOutline label={m.groups_loading()} boxes={2} />
}

export default function InGroupLayout() {
  const shown = useDeviceOwner(paths.groups())
  return <div className="tool max-w-4xl">{shown ? <Outlet /> : <HydrateFallback />}</div>
}
