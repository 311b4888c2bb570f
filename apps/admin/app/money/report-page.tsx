import { ordersReportCalls, type IgrejaEquipe, type RelatorioDinheiro } from '@atrio/contract'
import { buttonClass, EmptyState } from '@atrio/ui'
import { ChartColumn, ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useLoaderData, useOutletContext } from 'react-router'
import { api } from '../lib/api.ts'
import { formatMoment } from '../lib/church-time.ts'
import { m } from '../paraglide/messages.js'
import { ExportButton } from '../shell/export-button.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { MoneyHead } from './money-head.tsx'
import { monthAfter, monthName, monthNow } from './month.ts'
import { ReportOf } from './report-of.tsx'

/** A month of the church's money: what came, what went back, and the file for who keeps the books. */
export function ReportPage() {
  const report = useLoaderData<RelatorioDinheiro | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.money_report(), igreja.nome)
  if (!report) return null
  const { mes, moedas, declaracoes } = report
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <MoneyHead />
      <p className="text-ink-muted">{m.report_lead()}</p>
      {declaracoes && (
        <p className="text-sm">
          {m.report_statements({
            count: declaracoes.pessoas,
            ano: String(declaracoes.ano),
            moment: formatMoment(declaracoes.concluidoEm),
          })}
        </p>
      )}
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
          <ExportButton
            label={m.report_export()}
            hint={m.report_export_hint()}
            fetchFile={() =>
              api(ordersReportCalls.exportRelatorioDinheiro, { params: { slug: igreja.slug }, body: { mes } })
            }
          />
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
