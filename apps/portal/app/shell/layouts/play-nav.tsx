import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { m } from '../../paraglide/messages.js'
import './play-nav.css'

const MINE = { lista: 'minha' }

/** The parts of Play, above each of its pages. */
export function PlayNav() {
  const { pathname, search } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // Where not all of them fit, the one that is here is to be seen.
    const here = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (here) list.current!.scrollLeft = here.offsetLeft + here.offsetWidth - list.current!.clientWidth
  })
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
      <ul ref={list} className="wrap">
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
