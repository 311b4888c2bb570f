import { useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'

/** Pages that show what somebody of the staff has written. */
const WRITTEN = /^\/(devotionals|news|ebds|publications|ministries|videos|songs|event)\/[^/]+/

/** For the staff, from a page to where it is written. */
export function EditPage() {
  const { roles } = useSession()
  const { pathname, search } = useLocation()
  if (roles.length === 0 || !WRITTEN.test(pathname)) return null
  const licao = /[?&]licao=(\d{1,4})/.exec(search)?.[1]
  return (
    <li>
      <a
        className="footer-link"
        href={paths.admin({ pagina: pathname + (licao ? `?licao=${licao}` : '') })}
        rel="nofollow"
      >
        {m.footer_edit()}
      </a>
    </li>
  )
}
