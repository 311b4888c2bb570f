import './notes.css'
import { Skeleton, SkeletonGroup } from '@atrio/ui'
import { Outlet } from 'react-router'
import { requireOwner } from '../lib/session/guard.ts'
import { paths } from '../lib/paths.ts'
import { useDeviceOwner } from '../lib/session/use-device-owner.ts'
import { m } from '../paraglide/messages.js'

/** Notes belong to a person and lie on the device, too: they open without a network (Decision 32). */
export async function clientLoader({ request }: { request: Request }) {
  return requireOwner({ request })
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export const meta = () => [{ title: m.notes_title() }, { name: 'robots', content: 'noindex' }]

export function HydrateFallback() {
  return (
    <SkeletonGroup label={m.notes_loading()} className="stack max-w-3xl">
      <Skeleton className="h-10 w-3/5" />
      <Skeleton shape="box" className="h-24" />
      <Skeleton shape="box" className="h-24" />
    </SkeletonGroup>
  )
}

export default function NotesLayout() {
  const shown = useDeviceOwner(paths.notes())
  return <div className="tool max-w-3xl">{shown ? <Outlet /> : <HydrateFallback />}</div>
}
