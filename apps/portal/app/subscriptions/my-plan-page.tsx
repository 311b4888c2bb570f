import './subscriptions.css'
import { buttonClass, EmptyState, Skeleton, SkeletonGroup } from '@atrio/ui'
import { Clapperboard } from 'lucide-react'
import { Link } from 'react-router'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { paths } from '../lib/paths.ts'
import { requireLogin } from '../lib/session/guard.ts'
import { m } from '../paraglide/messages.js'
import type { Route } from './+types/my-plan-page.ts'
import { OwnPlan } from './own-plan.tsx'
import { PlanPeriods } from './plan-periods.tsx'
import { isRunning, useMine } from './use-mine.ts'

export const meta = () => [{ title: m.subs_mine() }, { name: 'robots', content: 'noindex' }]

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return requireLogin({ request })
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export function HydrateFallback() {
  return (
    <div className="wrap subs-page">
      <SkeletonGroup label={m.subs_loading()} className="stack">
        <Skeleton className="h-10 w-2/5" />
        <Skeleton shape="box" className="h-64" />
      </SkeletonGroup>
    </div>
  )
}

/** What a person has at Play: until when, what it costs next, and how it ends. */
export default function MyPlanPage() {
  const mine = useMine()
  return (
    <div className="wrap subs-page">
      <h1>{m.subs_mine()}</h1>
      <LoadedContent
        of={mine}
        loading={
          <SkeletonGroup label={m.subs_loading()}>
            <Skeleton shape="box" className="h-64" />
          </SkeletonGroup>
        }
        failed={{ title: m.subs_failed(), detail: m.subs_failed_detail() }}
      >
        {([first]) =>
          first && first.status.etapa !== 'expirada' ? (
            <>
              <OwnPlan assinatura={first} running={isRunning(first)} />
              <PlanPeriods periodos={first.periodos} />
            </>
          ) : (
            <EmptyState
              icon={<Clapperboard />}
              title={m.subs_mine_none()}
              action={
                <Link to={paths.playPlans()} className={buttonClass()}>
                  {m.subs_see_plans()}
                </Link>
              }
            >
              <p>{m.subs_mine_none_detail()}</p>
            </EmptyState>
          )
        }
      </LoadedContent>
    </div>
  )
}
