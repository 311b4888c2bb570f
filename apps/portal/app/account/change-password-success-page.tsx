import { safeRedirectTo } from '@atrio/rules'
import { buttonClass } from '@atrio/ui'
import { CircleCheckBig } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { KeptPasskeys } from './kept-passkeys.tsx'

export const meta = () => [{ title: m.account_password_done_title() }, { name: 'robots', content: 'noindex' }]

export default function ChangePasswordSuccessPage() {
  const [search] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const wanted = safeRedirectTo(search.get('redirectTo'))
  return (
    <div className="max-w-md py-8">
      <CircleCheckBig aria-hidden="true" className="mb-4 size-12 text-ok" />
      <h1 ref={heading} tabIndex={-1}>
        {m.account_password_done_title()}
      </h1>
      <p className="mt-2 mb-6 text-ink-muted">{m.account_password_done()}</p>
      <KeptPasskeys />
      <Link to={wanted ?? paths.account()} className={buttonClass({ size: 'lg', block: true })}>
        {wanted ? m.account_continue() : m.account_back()}
      </Link>
    </div>
  )
}
