import { prayerCalls as calls } from '@atrio/contract'
import { EmptyState } from '@atrio/ui'
import { ShieldX } from 'lucide-react'
import { NavLink, Outlet } from 'react-router'
import { PageOutline } from '../lib/page-outline.tsx'
import { paths } from '../lib/paths.ts'
import { requireLogin } from '../lib/session/guard.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useCan } from '../shell/use-can.ts'

export async function clientLoader({ request }: { request: Request }) {
  return requireLogin({ request })
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export const meta = () => [{ title: m.prayer_desk() }, { name: 'robots', content: 'noindex' }]

export function HydrateFallback() {
  return <PageOutline label={m.prayer_desk_loading()} boxes={2} />
}

/** Where the wall is looked after, and what is private is cared for: each by whom its calls name. */
export default function DeskLayout() {
  const { status } = useSession()
  const can = useCan()
  if (status !== 'loggedIn') return <HydrateFallback />
  if (!can(calls.listOracoesMesa)) {
    return (
      <EmptyState level={1} icon={<ShieldX />} title={m.prayer_desk_forbidden_title()}>
        <p>{m.prayer_desk_forbidden()}</p>
      </EmptyState>
    )
  }
  const places = [
    { to: paths.prayerDesk(), text: m.prayer_desk_wall(), isOpen: true, end: true },
    { to: paths.prayerCare(), text: m.prayer_desk_care(), isOpen: can(calls.listOracoesCuidado), end: false },
    { to: paths.prayerTeam(), text: m.prayer_desk_team(), isOpen: can(calls.listOracaoEquipe), end: false },
  ]
  return (
    <div className="tool max-w-4xl">
      <h1>{m.prayer_desk()}</h1>
      <nav aria-label={m.prayer_desk()} className="tabs-list mt-4 mb-6">
        {places.map(
          ({ to, text, isOpen, end }) =>
            isOpen && (
              <NavLink key={to} to={to} end={end} className="tab">
                {text}
              </NavLink>
            ),
        )}
      </nav>
      <Outlet />
    </div>
  )
}
