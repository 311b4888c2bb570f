import { Button, buttonClass, EmptyState } from '@atrio/ui'
import { CircleOff, SearchX } from 'lucide-react'
import { Link, useRouteError } from 'react-router'
import { useRefresh } from '../lib/acesso.ts'
import { codeOf } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from './page-title.ts'

/** What a page could not load, and the way on. */
export function FailedPage() {
  const error = useRouteError()
  const refresh = useRefresh()
  usePageTitle(m.failed_title())
  if (codeOf(error) === 'NOT_FOUND') return <MissingPage />
  return (
    <EmptyState
      level={1}
      icon={<CircleOff />}
      title={m.failed_title()}
      action={<Button onClick={() => void refresh()}>{m.again()}</Button>}
    >
      {errorText(error)}
    </EmptyState>
  )
}

/** A church where somebody is nothing is not there, and neither is an address that nobody made. */
export function MissingPage() {
  usePageTitle(m.missing_title())
  return (
    <main id="main" tabIndex={-1} className="wrap py-10">
      <EmptyState
        level={1}
        icon={<SearchX />}
        title={m.missing_title()}
        action={
          <Link to="/" className={buttonClass({})}>
            {m.missing_action()}
          </Link>
        }
      >
        {m.missing_detail()}
      </EmptyState>
    </main>
  )
}
