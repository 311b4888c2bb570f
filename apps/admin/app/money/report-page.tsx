import { ordersReportCalls, type IgrejaEquipe, type RelatorioDinheiro } from '@atrio/contract'
import { Banner, Button, buttonClass, EmptyState } from '@atrio/ui'
import { ChartColumn, ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { Link, useLoaderData, useOutletContext } from 'react-router'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { keepFile } from '../lib/keep-file.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { useStepUp } from '../shell/step-up.tsx'
import { MoneyHead } from './money-head.tsx'
import { monthAfter, monthName, monthNow } from './month.ts'
import { ReportOf } from './report-of.tsx'

/** A month of the church's money: what came, what went back, and the file for who keeps the books. */
export function ReportPage() {
  const report = useLoaderData<RelatorioDinheiro | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.money_report(), igreja.nome)
  if (!report) return null
  const { mes, moedas } = report
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <MoneyHead />
      <p className="text-ink-muted">{m.report_lead()}</p>
      <Months mes={mes} now={monthNow(igreja.fusoHorario)} />
      {moedas.length === 0 ? (
        <EmptyState icon={<ChartColumn />} title={m.report_none_title()}>
          {m.report_none()}
        </EmptyState>
      ) : (
        <>
          {moedas.map((moeda) => (
            <ReportOf key={moeda.moeda} mes={mes} report={moeda} />
          ))}
          <Export mes={mes} slug={igreja.slug} />
        </>
      )}
    </div>
  )
}

function Months({ mes, now }: { mes: string; now: string }) {
  const look = buttonClass({ variant: 'secondary' })
  return (
    <nav aria-label={m.report_month()} className="flex flex-wrap items-center justify-between gap-3">
      <Link to={`?mes=${monthAfter(mes, -1)}`} className={look} aria-label={m.report_previous()}>
        <ChevronLeft aria-hidden="true" />
      </Link>
      <h2 aria-live="polite" className="text-lg first-letter:uppercase">
        {monthName(mes)}
      </h2>
      {mes < now ? (
        <Link to={`?mes=${monthAfter(mes, 1)}`} className={look} aria-label={m.report_next()}>
          <ChevronRight aria-hidden="true" />
        </Link>
      ) : (
        <span className="w-11" />
      )}
    </nav>
  )
}

function Export({ mes, slug }: { mes: string; slug: string }) {
  const guarded = useStepUp()
  const { isBusy, error, start } = useTask(async () => {
    await guarded(async () => {
      keepFile(await api(ordersReportCalls.exportRelatorioDinheiro, { params: { slug }, body: { mes } }))
    })
  })
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(error)}
        </Banner>
      )}
      <Button variant="secondary" icon={<Download />} loading={isBusy} onClick={() => void start()}>
        {m.report_export()}
      </Button>
      <p className="text-ink-muted text-sm">{m.report_export_hint()}</p>
    </div>
  )
}
