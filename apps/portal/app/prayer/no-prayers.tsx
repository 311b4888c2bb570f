import { buttonClass, EmptyState } from '@atrio/ui'
import { HandHeart, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import type { WallSearch } from './wall-filters.tsx'

/** An empty wall invites; an empty answer leads on. */
export function NoPrayers({ filters, isFiltered }: { filters: WallSearch; isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState
        icon={<HandHeart />}
        title={m.prayer_empty_title()}
        action={
          <Link className={buttonClass()} to={paths.prayerNew()}>
            {m.prayer_ask()}
          </Link>
        }
      >
        <p>{m.prayer_empty()}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={filters.situacao === 'respondidas' ? <Sparkles /> : <HandHeart />}
      title={m.prayer_none_title()}
      action={
        <Link className={buttonClass()} to={paths.prayers()} replace>
          {m.prayer_none_all()}
        </Link>
      }
    >
      <p>{filters.situacao === 'respondidas' ? m.prayer_none_answered() : m.prayer_none()}</p>
    </EmptyState>
  )
}
