import { buttonClass } from '@atrio/ui'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'

/** What is for who is logged in; for anybody else why, and the way there and back. */
export function LogInFirst({ why, children }: { why: string; children: ReactNode }) {
  const { status } = useSession()
  const { pathname, search } = useLocation()
  if (status === 'starting') return null
  if (status === 'loggedIn') return children
  return (
    <div className="stack">
      <p>{why}</p>
      <p>
        <Link className={buttonClass()} to={paths.access({ redirectTo: pathname + search })}>
          {m.prayer_login()}
        </Link>
      </p>
    </div>
  )
}
