import { Link, useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { m } from '../../paraglide/messages.js'
import './play-nav.css'

const MINE = { lista: 'minha' }

/** The parts of Play, above each of its pages. */
export function PlayNav() {
  const { pathname, search } = useLocation()
  const isMine = pathname + search === paths.playBrowse(MINE)
  const places = [
    { to: paths.play(), label: m.play_home(), isHere: pathname === paths.play() },
    { to: paths.playBrowse(), label: m.play_browse(), isHere: pathname === paths.playBrowse() && !isMine },
    {
      to: paths.playBrowse(MINE),
      label: m.play_my_list(),
      isHere: isMine,
    },
    { to: paths.playSearch(), label: m.play_search(), isHere: pathname === paths.playSearch() },
    { to: paths.playPlans(), label: m.play_plans(), isHere: pathname === paths.playPlans() },
  ]
  return (
    <nav aria-label={m.play_nav()} className="play-nav">
      <ul className="wrap">
        {places.map(({ to, label, isHere }) => (
          <li key={to}>
            <Link to={to} aria-current={isHere ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
