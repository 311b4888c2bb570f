import './registrations.css'
import { Skeleton, SkeletonGroup } from '@atrio/ui'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { requireOwner } from '../lib/guard.ts'
import { paths } from '../lib/paths.ts'
import { keepOutlines } from '../lib/service-worker.ts'
import { deviceOwner, retrySession, useSession } from '../lib/session.ts'
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
  const { status, pending } = useSession()
  const isNobody = status === 'anonymous' && !pending
  const left = isNobody && deviceOwner() === null
  useEffect(() => {
    // Another tab logged out: nothing personal stays on show here.
    if (left) location.assign(paths.home())
  }, [left])
  useEffect(() => {
    keepOutlines(paths.registrations())
    if (!isNobody) return undefined
    const retry = () => void retrySession().catch(() => undefined)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isNobody])
  return (
    <div className="mx-auto max-w-4xl">
      {left || status === 'starting' ? <HydrateFallback /> : <Outlet />}
    </div>
  )
}
