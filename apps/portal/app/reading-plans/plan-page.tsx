import './plans.css'
import { readingPlansCalls } from '@atrio/contract'
import { EmptyState } from '@atrio/ui'
import { SearchX } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router'
import { pageContext } from '../lib/page-context.ts'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { useSession } from '../lib/session/session.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { loadedAs, together } from '../lib/personal/loaded.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { errorText } from '../shell/errors/error-catalogue.ts'
import type { Route } from './+types/plan-page.ts'
import { PlanOverview } from './plan-overview.tsx'
import { PlanReading } from './plan-reading.tsx'
import { HydrateFallback } from './plans-layout.tsx'
import { useEmbed } from './use-embed.ts'

/** What the plan is, which is everybody's; how far a person has read is loaded in the browser (Decision 3). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  try {
    const { plano } = await api(readingPlansCalls.getPlanoLeitura, { params: { uuid: params.planUUID } })
    return { nome: plano.nome, descricao: plano.descricao }
  } catch (error) {
    // Told by its status, as in `orNotFound`: here the page itself says that there is no such plan.
    const { httpStatus } = error as { httpStatus?: number }
    if (httpStatus === 404 || httpStatus === 400) return null
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: loaderData?.nome ?? m.plans_title(), hidden: true })

/** One plan: what it is and how to start it, or with `subscriptionUuid` the person's own reading of it. */
export default function PlanPage({ loaderData }: Route.ComponentProps) {
  const { planUUID = '' } = useParams()
  const [search] = useSearchParams()
  const embed = useEmbed()
  const { user } = useSession()
  const subscription = search.get('subscriptionUuid')
  const own = subscription && user ? { id: user.id, uuid: subscription } : null
  const shared = useCall(readingPlansCalls.getPlanoLeitura, { params: { uuid: planUUID } })
  const mine = useCall(readingPlansCalls.getAssinaturaLeitura, own && { params: own }, { fresh: true })
  const plan = together({ shared, mine: own ? mine : loadedAs({ assinatura: null }) })
  return (
    <>
      <header>
        <BackLink to={paths.readingPlans({ embed })}>{m.plans_title()}</BackLink>
        {/* The address may bring both along (Spec §2); a plan that is there has its own. */}
        <h1>{loaderData?.nome ?? search.get('planName') ?? m.plans_title()}</h1>
        <p className="mt-3 max-w-[40rem] text-lg text-ink-muted">
          {loaderData?.descricao ?? search.get('description')}
        </p>
      </header>
      <LoadedContent
        of={plan}
        loading={<HydrateFallback />}
        missing={<NotThere />}
        failed={{ title: m.plans_failed(), detail: m.plans_failed_detail() }}
      >
        {({ shared: { plano, dias }, mine: { assinatura } }) =>
          user &&
          (assinatura ? (
            <PlanReading
              key={assinatura.uuid}
              userId={user.id}
              plano={plano}
              dias={dias}
              assinatura={assinatura}
            />
          ) : (
            <PlanOverview userId={user.id} plano={plano} dias={dias} />
          ))
        }
      </LoadedContent>
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
