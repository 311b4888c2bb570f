import { buttonClass, EmptyState } from '@atrio/ui'
import { HandHeart } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'

/** Where there is no such request of the person's own. */
export function NotYours({ level = 1 }: { level?: 1 | 2 }) {
  return (
    <EmptyState
      level={level}
      icon={<HandHeart />}
      title={m.prayer_mine_missing_title()}
      action={
        <Link className={buttonClass()} to={paths.ownPrayers()}>
          {m.prayer_mine_title()}
        </Link>
      }
    >
      <p>{m.prayer_mine_missing()}</p>
    </EmptyState>
  )
}
