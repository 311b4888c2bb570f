import './registrations.css'
import { Skeleton, SkeletonGroup } from '@atrio/ui'
import { Outlet } from 'react-router'
import { requireOwner } from '../lib/guard.ts'
import { paths } from '../lib/paths.ts'
import { useDeviceOwner } from '../lib/use-device-owner.ts'
import { m } from '../paraglide/messages.js'

/** Tickets lie on the device, too: they open without a network, in whatever hall the event is (Decision 58). */
export async function clientLoader({ request }: { request: Request }) {
  return requireOwner({ request })
}
clientLoader.hydrate = true as const

export const meta = () => [{ title: m.tickets_title() }, { name: 'robots', content: 'noindex' }]

export function HydrateFallback() {
  return (
    <SkeletonGroup label={m.tickets_loading()} className="stack mx-auto max-w-4xl">
      <Skeleton className="h-10 w-3/5" />
      <Skeleton shape="box" className="h-40" />
      <Skeleton shape="box" className="h-40" />
    </SkeletonGroup>
  )
}

export default function RegistrationsLayout() {
  const shown = useDeviceOwner(paths.registrations())
  return <div className="mx-auto max-w-4xl">{shown ? <Outlet /> : <HydrateFallback />}</div>
}
