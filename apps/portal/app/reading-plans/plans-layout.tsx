import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { requireLogin } from '../lib/session/guard.ts'
import { PageOutline } from '../lib/page-outline.tsx'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'

/** Plans belong to a person (Spec §2): the server, which knows nobody, sends their outline. */
export async function clientLoader({ request }: { request: Request }) {
  return requireLogin({ request })
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export const meta = () => [{ title: m.plans_title() }, { name: 'robots', content: 'noindex' }]

export function HydrateFallback() {
  return <PageOutline label={m.plans_loading()} boxes={2} />
}

export default function PlansLayout() {
  const { status, pending } = useSession()
  const left = status === 'anonymous' && !pending
  useEffect(() => {
    // Another tab logged out: nothing personal stays on show here.
    if (left) location.assign(paths.home())
  }, [left])
  return <div className="tool flex max-w-4xl flex-col gap-8">{left ? <HydrateFallback /> : <Outlet />}</div>
}
