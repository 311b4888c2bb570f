import './plans.css'
import { ApiError } from '@atrio/contract'
import { Banner, Button, EmptyState } from '@atrio/ui'
import { SearchX } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { useLoaded } from '../lib/use-loaded.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { errorText } from '../shell/error-catalogue.ts'
import { loadPlan } from './plans-client.ts'
import { PlanOverview } from './plan-overview.tsx'
import { PlanReading } from './plan-reading.tsx'
import { HydrateFallback } from './plans-layout.tsx'
import { useEmbed } from './use-embed.ts'

export const meta = () => [{ title: m.plans_title() }, { name: 'robots', content: 'noindex' }]

/** One plan: what it is and how to start it, or with `subscriptionUuid` the person's own reading of it. */
export default function PlanPage() {
  const { planUUID = '' } = useParams()
  const [search] = useSearchParams()
  const embed = useEmbed()
  const { user } = useSession()
  const subscription = search.get('subscriptionUuid')
  const own = subscription && user ? { id: user.id, uuid: subscription } : null
  const plan = useLoaded(`plan ${planUUID} ${subscription} ${user?.id}`, () => loadPlan(planUUID, own))
  return (
    <>
      <header>
        <BackLink to={paths.readingPlans({ embed })}>{m.plans_title()}</BackLink>
        {/* The address may bring the name along (Spec §2), so that it stands there before the plan does. */}
        <h1>
          {plan.state === 'loaded' ? plan.data.plano.nome : (search.get('planName') ?? m.plans_title())}
        </h1>
        <p className="mt-3 max-w-[40rem] text-lg text-ink-muted">
          {plan.state === 'loaded' ? plan.data.plano.descricao : search.get('description')}
        </p>
      </header>
      {plan.state === 'loading' && <HydrateFallback />}
      {plan.state === 'failed' &&
        (plan.error instanceof ApiError && plan.error.httpStatus === 404 ? (
          <NotThere />
        ) : (
          <Banner
            tone="bad"
            live="assertive"
            title={m.plans_failed()}
            actions={<Button onClick={plan.retry}>{m.retry()}</Button>}
          >
            {m.plans_failed_detail()}
          </Banner>
        ))}
      {plan.state === 'loaded' &&
        user &&
        (plan.data.assinatura ? (
          <PlanReading
            key={plan.data.assinatura.uuid}
            userId={user.id}
            plano={plan.data.plano}
            dias={plan.data.dias}
            loaded={plan.data.assinatura}
          />
        ) : (
          <PlanOverview userId={user.id} plano={plan.data.plano} dias={plan.data.dias} />
        ))}
    </>
  )
}

function NotThere() {
  const embed = useEmbed()
  const text = errorText('CONTENT.MESSAGE.ERROR.NOT_FOUND')
  return (
    <EmptyState
      icon={<SearchX />}
      title={text.title()}
      action={<Link to={paths.readingPlans({ embed })}>{m.plans_all()}</Link>}
    >
      <p>{text.detail()}</p>
    </EmptyState>
  )
}
