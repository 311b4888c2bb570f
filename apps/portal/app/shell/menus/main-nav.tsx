import { Menu, menuItemProps, MenuSeparator } from '@atrio/ui'
import { ChevronDown } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { m } from '../../paraglide/messages.js'
import { useChurch } from '../church.ts'
import { useMenu } from './navigation.ts'

/** As many links as fit beside the name of any church; the rest, and the church's own, behind "More". */
const INLINE = 5

export function DesktopNav() {
  const church = useChurch()
  const entries = useMenu()
  const rest = entries.slice(INLINE)
  const own = church?.igrejaAppMenu ?? []
  return (
    <nav aria-label={m.nav_main()} className="ms-4 hidden items-center gap-1 lg:flex">
      {entries.slice(0, INLINE).map(({ to, label }) => (
        <NavLink key={to} className="nav-link" to={to} end={to === paths.home()}>
          {label}
        </NavLink>
      ))}
      {rest.length + own.length > 0 ? (
        <Menu
          align="start"
          trigger={(props) => (
            <button {...props} className="nav-link gap-1">
              {m.nav_more()}
              <ChevronDown aria-hidden className="size-4" />
            </button>
          )}
        >
          {rest.map(({ to, label }) => (
            <Link key={to} {...menuItemProps} to={to}>
              {label}
            </Link>
          ))}
          {rest.length > 0 && own.length > 0 ? <MenuSeparator /> : null}
          {own.map(({ id, titulo, url }) => (
            <a key={id} {...menuItemProps} href={url} rel="noopener">
              {titulo}
            </a>
          ))}
        </Menu>
      ) : null}
    </nav>
  )
}
