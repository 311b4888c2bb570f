import { useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'

/** Pages that show what somebody of the staff has written. */
const WRITTEN = /^\/(devotionals|news|ebds|publications|ministries|videos|songs|event)\/[^/]+/
/** Those of groups, which who writes content alone does not write. */
const OF_GROUPS = /^\/(groups|studies)\/\d+$/

/** For the staff, the address where a page is written; null for others, and where nobody writes it. */
export function useEditAddress(): string | null {
  const { roles } = useSession()
  const { pathname, search } = useLocation()
  const mayWriteGroups = roles.some((role) => role !== 'ROLE_ADMIN_CONTENT')
  const isWritten = WRITTEN.test(pathname) || (mayWriteGroups && OF_GROUPS.test(pathname))
  if (roles.length === 0 || !isWritten) return null
  const licao = /[?&]licao=(\d{1,4})/.exec(search)?.[1]
  return paths.admin({ pagina: pathname + (licao ? `?licao=${licao}` : '') })
}

/** From a page to where it is written, at its foot; the menu of whoever is logged in has it, too. */
export function EditPage() {
  const address = useEditAddress()
  if (address === null) return null
  return (
    <li>
      <a className="footer-link" href={address} rel="nofollow">
        {m.footer_edit()}
      </a>
    </li>
  )
}
