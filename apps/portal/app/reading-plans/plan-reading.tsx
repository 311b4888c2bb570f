import type { AssinaturaLeituraCompleta, DiaLeitura, PlanoLeitura } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate, planDateOf, planStanding } from '@atrio/rules'
import { Banner, Button, buttonClass, Dialog, Light, useToasts } from '@atrio/ui'
import { RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useRootData } from '../shell/church.ts'
import { DayReading } from './day-reading.tsx'
import { PlanDays } from './plan-days.tsx'
import { PlanProgress } from './plan-progress.tsx'
import { readerToday } from './reader-day.ts'
import { useEmbed } from './use-embed.ts'
import { useSubscription } from './use-subscription.ts'

export type PlanReadingProps = {
  userId: number
  plano: PlanoLeitura
  dias: readonly DiaLeitura[]
  assinatura: AssinaturaLeituraCompleta
}

/** A plan in progress: the day's reading first, then all that concerns the plan. */
export function PlanReading({ userId, plano, dias, assinatura }: PlanReadingProps) {
  const subscription = useSubscription(userId, assinatura)
  const { isRead, waiting } = subscription
  const [search, setSearch] = useSearchParams()
  const [resetting, setResetting] = useState(false)
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const embed = useEmbed()
  const { show } = useToasts()
  const { totalDias } = plano
  const schedule = { ...assinatura, totalDias }
  const { esperando, deHoje, termino } = planStanding(schedule, assinatura.primeiroNaoLido, readerToday())
  const asked = Number(search.get('dia'))
  // A day stays on show while it is being ticked; only the address or a new visit moves on.
  const [first] = useState(assinatura.primeiroNaoLido ?? totalDias)
  const [wasOpen] = useState(assinatura.primeiroNaoLido !== null)
  const dia = Number.isInteger(asked) && asked >= 1 && asked <= totalDias ? asked : first
  const goTo = (day: number) => {
    search.set('dia', String(day))
    setSearch(search, { preventScrollReset: true })
  }
  const attempt = async (work: () => Promise<void>, done?: string) => {
    try {
      await work()
      if (done) show({ tone: 'ok', title: done })
    } catch {
      show({ tone: 'bad', title: m.plans_save_failed(), detail: m.plans_failed_detail() })
    }
  }
  const date = (day: string) => formatCivilDate(day, 'long', locale)
  const next = assinatura.primeiroNaoLido
  return (
    <>
      {next === null && wasOpen && <Light />}
      {next === null && (
        <Banner tone="ok" live="polite" title={m.plans_finished_title()}>
          {m.plans_finished({ nome: plano.nome, count: totalDias })}
        </Banner>
      )}
      {esperando > 0 && next !== null && (
        <Banner
          tone="info"
          title={m.plans_waiting_title()}
          actions={
            <>
              <Button
                onClick={() =>
                  void attempt(async () => {
                    await subscription.reschedule()
                    goTo(next)
                  }, m.plans_rescheduled())
                }
              >
                {m.plans_reschedule()}
              </Button>
              <Button variant="outline" onClick={() => goTo(next)}>
                {m.plans_read_waiting()}
              </Button>
            </>
          }
        >
          {m.plans_waiting({ dia: next, date: date(termino) })}
        </Banner>
      )}
      <DayReading
        key={dia}
        day={dias[dia - 1]!}
        totalDias={totalDias}
        date={formatCivilDate(planDateOf(schedule, dia), 'weekday', locale)}
        isToday={dia === deHoje}
        isRead={isRead}
        onTick={(tick) => subscription.tick(tick)}
        onDay={goTo}
      />
      {waiting > 0 && <p role="status">{m.plans_tick_waiting()}</p>}
      <section aria-label={plano.nome} className="stack gap-4">
        <PlanProgress diasLidos={assinatura.diasLidos} totalDias={totalDias} />
        <p>
          {assinatura.dataConclusao
            ? m.plans_done_on({ date: date(assinatura.dataConclusao) })
            : m.plans_finish({ date: date(termino) })}
        </p>
        <PlanDays dias={dias} current={dia} isRead={isRead} onDay={goTo} />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => setResetting(true)}
          >
            {m.plans_reset()}
          </Button>
          <Link
            className={buttonClass({ variant: 'quiet' })}
            to={paths.readingPlan(
              { planUUID: plano.uuid, embed, page: '/delete' },
              { subscriptionUuid: assinatura.uuid, planName: plano.nome },
            )}
          >
            <Trash2 aria-hidden="true" />
            {m.plans_delete()}
          </Link>
        </div>
      </section>
      <Dialog
        open={resetting}
        onClose={() => setResetting(false)}
        title={m.plans_reset_title()}
        description={m.plans_reset_detail()}
        closeLabel={m.close()}
        actions={
          <>
            <Button variant="outline" onClick={() => setResetting(false)}>
              {m.plans_cancel()}
            </Button>
            <Button
              onClick={() => {
                setResetting(false)
                void attempt(async () => {
                  await subscription.reset()
                  goTo(1)
                })
              }}
            >
              {m.plans_reset()}
            </Button>
          </>
        }
      />
    </>
  )
}
