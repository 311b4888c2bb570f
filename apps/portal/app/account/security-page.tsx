import { buttonClass } from '@atrio/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { Passkeys } from './passkeys.tsx'
import { Sessions } from './sessions.tsx'

export const meta = () => [{ title: m.account_security() }, { name: 'robots', content: 'noindex' }]

/** How somebody gets into their account, and where they are logged in. */
export default function SecurityPage() {
  const { user } = useSession()
  if (!user) return null
  return (
    <div className="max-w-2xl">
      <BackLink to={paths.account()}>{m.account_title()}</BackLink>
      <h1>{m.account_security()}</h1>
      <div className="mt-6 grid grid-cols-1 gap-10">
        <Way
          id="security-email"
          title={m.field_email()}
          detail={<span className="font-medium text-ink">{user.email}</span>}
          action={
            <Link to={paths.changeEmail()} className={buttonClass({ variant: 'outline' })}>
              {m.account_email_change()}
            </Link>
          }
        />
        <Way
          id="security-password"
          title={m.access_password()}
          detail={m.account_password_detail()}
          action={
            <Link to={paths.changePassword()} className={buttonClass({ variant: 'outline' })}>
              {m.account_password()}
            </Link>
          }
        />
        <Passkeys />
        <Sessions userId={user.id} />
      </div>
    </div>
  )
}

type WayProps = { id: string; title: string; detail: ReactNode; action: ReactNode }

/** One thing that opens the account, and how it is changed. */
function Way({ id, title, detail, action }: WayProps) {
  return (
    <section aria-labelledby={id} className="ruled">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0 break-words text-ink-muted">{detail}</p>
        {action}
      </div>
    </section>
  )
}
