import './plans.css'
import { readingPlansCalls as calls, type AssinaturaLeitura, type CallResult } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate, planStanding, type Locale } from '@atrio/rules'
import { Card, EmptyState, Skeleton, SkeletonGroup, Tabs } from '@atrio/ui'
import { BookMarked, CalendarDays, Flag } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { together } from '../lib/personal/loaded.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { useRootData } from '../shell/church.ts'
import { PlanProgress } from './plan-progress.tsx'
import { readerToday } from './reader-day.ts'
import { useEmbed } from './use-embed.ts'

export const meta = () => [{ title: m.plans_title() }, { name: 'robots', content: 'noindex' }]

/** Discover, and My plans: in progress and completed (Spec §1). */
export default function PlansPage() {
  const { user } = useSession()
  const shelf = together({
    plans: useCall(calls.listPlanosLeitura),
    own: useCall(calls.listAssinaturasLeitura, user && { params: { id: user.id } }),
  })
  return (
    <>
      <header>
        <h1>{m.plans_title()}</h1>
        <p className="mt-3 max-w-[40rem] text-lg text-ink-muted">{m.plans_intro()}</p>
      </header>
      <LoadedContent
        of={shelf}
        loading={
          <SkeletonGroup label={m.plans_loading()} className="stack">
            <Skeleton shape="box" className="h-40" />
            <Skeleton shape="box" className="h-40" />
          </SkeletonGroup>
        }
        failed={{ title: m.plans_failed(), detail: m.plans_failed_detail() }}
      >
        {({ plans, own }) => <PlanTabs planos={plans.planos} assinaturas={own.assinaturas} />}
      </LoadedContent>
    </>
  )
}

type Shelf = CallResult<typeof calls.listPlanosLeitura> & CallResult<typeof calls.listAssinaturasLeitura>

function PlanTabs({ planos, assinaturas }: Shelf) {
  const [search, setSearch] = useSearchParams()
  const inProgress = assinaturas.filter(({ dataConclusao }) => dataConclusao === null)
  const completed = assinaturas.filter(({ dataConclusao }) => dataConclusao !== null)
  const embed = useEmbed()
  // Whoever has begun comes back for today's reading.
  const tab = search.get('tab') ?? (inProgress.length > 0 ? 'mine' : 'discover')
  const discover = (
    <ul className="card-grid">
      {planos.map(({ uuid, nome, descricao, totalDias }) => {
        const own = inProgress.find(({ plano }) => plano.uuid === uuid)
        const query = {
          ...(own ? { subscriptionUuid: own.uuid } : {}),
          planName: nome,
          description: descricao,
        }
        return (
          <Card
            key={uuid}
            as="li"
            level={2}
            link={<Link to={paths.readingPlan({ planUUID: uuid, embed }, query)}>{nome}</Link>}
            facts={[
              {
                key: 'days',
                icon: <CalendarDays aria-hidden="true" />,
                text: m.plans_days({ count: totalDias }),
              },
            ]}
          >
            {descricao}
          </Card>
        )
      })}
    </ul>
  )
  const mine = (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="in-progress" className="stack">
        <h2 id="in-progress">{m.plans_in_progress()}</h2>
        {inProgress.length > 0 ? (
          <OwnPlans assinaturas={inProgress} />
        ) : (
          <EmptyState level={3} icon={<BookMarked />} title={m.plans_none_title()}>
            <p>{m.plans_none()}</p>
          </EmptyState>
        )}
      </section>
      <section aria-labelledby="completed" className="stack">
        <h2 id="completed">{m.plans_completed()}</h2>
        {completed.length > 0 ? (
          <OwnPlans assinaturas={completed} />
        ) : (
          <p className="text-ink-muted">{m.plans_none_completed()}</p>
        )}
      </section>
    </div>
  )
  return (
    <Tabs
      label={m.plans_title()}
      value={tab === 'mine' ? 'mine' : 'discover'}
      onValueChange={(value) => setSearch({ tab: value }, { replace: true, preventScrollReset: true })}
      tabs={[
        { id: 'discover', label: m.plans_discover(), panel: discover },
        { id: 'mine', label: m.plans_mine(), panel: mine },
      ]}
    />
  )
}

function OwnPlans({ assinaturas }: { assinaturas: readonly AssinaturaLeitura[] }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const embed = useEmbed()
  return (
    <ul className="card-grid">
      {assinaturas.map((assinatura) => {
        const { uuid, plano } = assinatura
        const query = { subscriptionUuid: uuid, planName: plano.nome, description: plano.descricao }
        return (
          <Card
            key={uuid}
            as="li"
            link={<Link to={paths.readingPlan({ planUUID: plano.uuid, embed }, query)}>{plano.nome}</Link>}
            facts={[{ key: 'end', icon: <Flag aria-hidden="true" />, text: endOf(assinatura, locale) }]}
          >
            <PlanProgress diasLidos={assinatura.diasLidos} totalDias={plano.totalDias} />
          </Card>
        )
      })}
    </ul>
  )
}

function endOf(
  { plano, primeiroNaoLido, dataConclusao, ...schedule }: AssinaturaLeitura,
  locale: Locale,
): string {
  if (dataConclusao !== null) return m.plans_done_on({ date: formatCivilDate(dataConclusao, 'long', locale) })
  const { termino } = planStanding(
    { ...schedule, totalDias: plano.totalDias },
    primeiroNaoLido,
    readerToday(),
  )
  return m.plans_finish({ date: formatCivilDate(termino, 'long', locale) })
}
