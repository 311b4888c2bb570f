import {
  BookOpenText,
  CalendarDays,
  CalendarRange,
  Church,
  HandCoins,
  House,
  Radio,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { m } from '../../paraglide/messages.js'
import { useChurch } from '../church.ts'
import { isOn, useLive } from '../use-live.ts'

interface Place {
  to: string
  label: () => string
  Icon: LucideIcon
}

const week: Place = { to: paths.homeSchedule(), label: m.nav_week, Icon: CalendarRange }
/** In the place of the week while something is on air. */
const live: Place = { to: paths.live(), label: m.live_title, Icon: Radio }

/** In order of interest; the first four that the church has, and the person's own. */
const places: readonly Place[] = [
  { to: paths.home(), label: m.nav_home, Icon: House },
  week,
  { to: paths.give(), label: m.giving_title, Icon: HandCoins },
  { to: paths.events(), label: m.events_title, Icon: CalendarDays },
  { to: paths.groups(), label: m.groups_title, Icon: UsersRound },
  { to: paths.bible(), label: m.bible_title, Icon: BookOpenText },
  { to: paths.churchs(), label: m.nav_churches, Icon: Church },
]
const me: Place = { to: paths.account(), label: m.nav_me, Icon: UserRound }

/** The five places that people come for, in reach of the thumb; everything else is in the menu. */
export function PhoneBar() {
  const church = useChurch()
  const { pathname } = useLocation()
  const onAir = isOn(useLive())
  if (!church) return null
  const open = places
    .filter(({ to }) => !church.closedPages.includes(to))
    .slice(0, 4)
    .map((place) => (onAir && place === week ? live : place))
  return (
    <nav aria-label={m.nav_five()} className="phone-bar no-print">
      {[...open, me].map(({ to, label, Icon }) => (
        <Link key={to} to={to} rel="nofollow" aria-current={isAt(to, pathname) ? 'page' : undefined}>
          <Icon aria-hidden="true" />
          <span>{label()}</span>
        </Link>
      ))}
    </nav>
  )
}

function isAt(to: string, pathname: string): boolean {
  if (to === paths.home()) return pathname === to
  if (to === me.to) return pathname.startsWith('/user/')
  return pathname === to || pathname.startsWith(`${to}/`)
}
