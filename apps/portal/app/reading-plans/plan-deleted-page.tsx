import { buttonClass, EmptyState } from '@atrio/ui'
import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useEmbed } from './use-embed.ts'

export const meta = () => [{ title: m.plans_deleted_title() }, { name: 'robots', content: 'noindex' }]

/** Says that the plan is gone. */
export default function PlanDeletedPage() {
  const embed = useEmbed()
  return (
    <EmptyState
      level={1}
      icon={<CircleCheck />}
      title={m.plans_deleted_title()}
      action={
        <Link className={buttonClass()} to={paths.readingPlans({ embed, tab: 'discover' })}>
          {m.plans_all()}
        </Link>
      }
    >
      <p>{m.plans_deleted()}</p>
    </EmptyState>
  )
}
