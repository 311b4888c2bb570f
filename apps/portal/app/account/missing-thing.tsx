import { buttonClass, EmptyState } from '@atrio/ui'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'

/** Instead of something of the person's that is not there: deleted, or somebody else's, which is the same. */
export function MissingThing({ to, back }: { to: string; back: string }) {
  return (
    <EmptyState
      level={1}
      icon={<SearchX />}
      title={m.account_missing()}
      action={
        <Link to={to} className={buttonClass({ variant: 'outline' })}>
          {back}
        </Link>
      }
    >
      {m.account_missing_detail()}
    </EmptyState>
  )
}
