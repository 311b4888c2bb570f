import './door.css'
import { EmptyState, Skeleton, SkeletonGroup } from '@atrio/ui'
import { ShieldX } from 'lucide-react'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { requireOwner } from '../lib/guard.ts'
import { paths } from '../lib/paths.ts'
import { keepOutlines } from '../lib/service-worker.ts'
import { deviceOwner, retrySession, useSession } from '../lib/session.ts'
import { m } from '../paraglide/messages.js'

/** A door goes on without a network; what staff may see there the server decides (Decision 59). */
export async function clientLoader({ request }: { request: Request }) {
  return requireOwner({ request })
}
clientLoader.hydrate = true as const

export const meta = () => [{ title: m.door_title() }, { name: 'robots', content: 'noindex' }]

export function HydrateFallback() {
  return (
    <SkeletonGroup label={m.door_loading()} className="stack mx-auto max-w-4xl">
      <Skeleton className="h-10 w-3/5" />
      <Skeleton shape="box" className="h-40" />
    </SkeletonGroup>
  )
}

export default function DoorLayout() {
  const { status, pending, roles } = useSession()
  const isNobody = status === 'anonymous' && !pending
  const left = isNobody && deviceOwner() === null
  useEffect(() => {
    // Another tab logged out: nothing of the guests stays on show here.
    if (left) location.assign(paths.home())
  }, [left])
  useEffect(() => {
    keepOutlines(paths.doors())
    if (!isNobody) return undefined
    const retry = () => void retrySession().catch(() => undefined)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isNobody])
  if (left || status === 'starting') return <HydrateFallback />
  if (status === 'loggedIn' && roles.length === 0) {
    return (
      <EmptyState icon={<ShieldX />} title={m.door_forbidden_title()}>
        <p>{m.door_forbidden()}</p>
      </EmptyState>
    )
  }
  return (
    <div className="mx-auto max-w-5xl">
      <Outlet />
    </div>
  )
}
