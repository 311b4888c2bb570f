import './subscriptions.css'
import { subscriptionsCalls } from '@atrio/contract'
import { EmptyState } from '@atrio/ui'
import { Clapperboard } from 'lucide-react'
import { PLAN_WAY, PurchaseSteps } from '../money/purchase-steps.tsx'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import type { Route } from './+types/plans-page.ts'
import { PlanCard } from './plan-card.tsx'
import { isRunning, useMine } from './use-mine.ts'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args, { title: m.subs_plans_title(), description: m.subs_plans_intro() })
}

export async function loader({ context }: Route.LoaderArgs) {
  const { api, params } = churchPage(context)
  const [{ planos }, { telas, diasTeste }] = await Promise.all([
    api(subscriptionsCalls.listPlanosAssinatura, { params }),
    api(subscriptionsCalls.getPlanoAssinaturaConfiguracao, { params }),
  ])
  return { planos, telas, diasTeste }
}

/** What can be subscribed to, with all that it costs. */
export default function PlansPage({ loaderData: { planos, telas, diasTeste } }: Route.ComponentProps) {
  const mine = useMine().data ?? []
  const own = mine.find(isRunning)
  return (
    <div className="wrap subs-page">
      <header className="max-w-2xl">
        <h1>{m.subs_plans_title()}</h1>
        <p className="mt-3 text-lg text-ink-muted">{m.subs_plans_intro()}</p>
      </header>
      {planos.length === 0 ? (
        <EmptyState icon={<Clapperboard />} title={m.subs_none_title()}>
          <p>{m.subs_none()}</p>
        </EmptyState>
      ) : (
        <>
          <PurchaseSteps way={PLAN_WAY} current="plan" />
          <ul className="subs-plans">
            {planos.map((plano) => (
              <PlanCard
                key={plano.id}
                plano={plano}
                own={own}
                diasTeste={mine.some(({ status }) => status.etapa !== 'expirada') ? 0 : diasTeste}
              />
            ))}
          </ul>
          <p className="max-w-2xl text-ink-muted">
            {m.subs_screens({ telas })} {m.subs_promise()}
          </p>
        </>
      )}
    </div>
  )
}
