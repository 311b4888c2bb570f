import { prayerCalls as calls } from '@atrio/contract'
import { EmptyState } from '@atrio/ui'
import { ExternalLink, ShieldX } from 'lucide-react'
import { NavLink, Outlet, useLocation } from 'react-router'
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

/** Where those who care for prayer look after the wall and what is private; staff do so at their own site (Decision 195). */
export default function DeskLayout() {
  const { status } = useSession()
  const can = useCan()
  const { pathname } = useLocation()
  if (status !== 'loggedIn') return <HydrateFallback />
  if (!can(calls.listOracoesMesa)) {
    return (
      <EmptyState level={1} icon={<ShieldX />} title={m.prayer_desk_forbidden_title()}>
        <p>{m.prayer_desk_forbidden()}</p>
      </EmptyState>
    )
  }
  if (!can(calls.listOracoesCuidado)) {
    return (
      <EmptyState
        level={1}
        icon={<ExternalLink />}
        title={m.prayer_desk_moved_title()}
        action={
          <a className="btn btn-primary" href={paths.admin({ pagina: pathname })}>
            {m.prayer_desk_moved_go()}
          </a>
        }
      >
        <p>{m.prayer_desk_moved()}</p>
      </EmptyState>
    )
  }
  const places = [
    { to: paths.prayerDesk(), text: m.prayer_desk_wall(), end: true },
    { to: paths.prayerCare(), text: m.prayer_desk_care(), end: false },
  ]
  return (
    <div className="tool max-w-4xl">
      <h1>{m.prayer_desk()}</h1>
      <nav aria-label={m.prayer_desk()} className="tabs-list mt-4 mb-6">
        {places.map(({ to, text, end }) => (
          <NavLink key={to} to={to} end={end} className="tab">
            {text}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </div>
  )
}
