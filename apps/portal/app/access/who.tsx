import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { useStepLink } from './steps.ts'

/** Whose account this is about, and the way back for anyone else. */
export function Who({ email }: { email: string }) {
  const stepLink = useStepLink()
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-sm bg-sunken px-4 py-1">
      <span className="min-w-0 py-2 font-medium break-all">{email}</span>
      <Link to={stepLink('email')} className="inline-flex min-h-11 items-center text-sm text-link underline">
        {m.access_not_you()}
      </Link>
    </p>
  )
}
