import { useState } from 'react'
import { useSession } from '../lib/session/session.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { RequestEmail } from './request-email.tsx'

export const meta = () => [{ title: m.account_email_title() }, { name: 'robots', content: 'noindex' }]

/** Another e-mail, in two steps: the password shows whose account it is, six digits who reads the new address. */
export default function ChangeEmailPage() {
  const { user } = useSession()
  const [asked, setAsked] = useState<string | null>(null)
  if (!user) return null
  return (
    <div className="max-w-md">
      <BackLink to={paths.security()}>{m.account_security()}</BackLink>
      {asked === null ? (
        <RequestEmail user={user} onAsked={setAsked} />
      ) : (
        <ConfirmEmail userId={user.id} email={asked} again={() => setAsked(null)} />
      )}
    </div>
  )
}
