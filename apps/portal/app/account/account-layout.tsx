import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { requireLogin } from '../lib/session/guard.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import type { Route } from './+types/account-layout.ts'
import { AccountSkeleton } from './account-skeleton.tsx'

/** Everything below `/user` is for who is logged in; the server, which knows nobody, sends its outline. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return requireLogin({ request })
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export { AccountSkeleton as HydrateFallback }

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function AccountLayout() {
  const { status, pending } = useSession()
  const left = status === 'anonymous' && !pending
  useEffect(() => {
    // Another tab logged out: nothing personal stays on show here.
    if (left) location.assign(paths.home())
  }, [left])
  return <div className="tool">{left ? <AccountSkeleton /> : <Outlet />}</div>
}
