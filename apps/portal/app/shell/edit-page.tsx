import { useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'

/** Pages that show what somebody of the staff has written. */
const WRITTEN = /^\/(devotionals|news|ebds|publications|ministries|videos|songs)\/[^/]+/

/** For the staff, from a page to where it is written. */
export function EditPage() {
  const { roles } = useSession()
  const { pathname } = useLocation()
  if (roles.length === 0 || !WRITTEN.test(pathname)) return null
  return (
    <li>
      <a className="footer-link" href={paths.admin({ pagina: pathname })} rel="nofollow">
        {m.footer_edit()}
      </a>
    </li>
  )
}
