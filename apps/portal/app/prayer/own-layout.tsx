import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { PageOutline } from '../lib/page-outline.tsx'
import { paths } from '../lib/paths.ts'
import { requireLogin } from '../lib/session/guard.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'

export async function clientLoader({ request }: { request: Request }) {
  return requireLogin({ request })
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export const meta = () => [{ title: m.prayer_mine_title() }, { name: 'robots', content: 'noindex' }]

export function HydrateFallback() {
  return <PageOutline label={m.prayer_mine_loading()} boxes={2} />
}

/** What somebody asked for: theirs alone. */
export default function OwnLayout() {
  const { status, pending } = useSession()
  const left = status === 'anonymous' && !pending
  useEffect(() => {
    // Another tab logged out: nothing personal stays on show here.
    if (left) location.assign(paths.home())
  }, [left])
  return <div className="tool max-w-3xl">{status === 'loggedIn' ? <Outlet /> : <HydrateFallback />}</div>
}
