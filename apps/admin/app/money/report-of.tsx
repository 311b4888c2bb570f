import type { PedidoTipo, RelatorioDinheiro } from '@atrio/contract'
import { formatCivilDate } from '@atrio/rules'
import { Banner } from '@atrio/ui'
import { moneyOf } from '../lib/money.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { MonthPlot } from './month-plot.tsx'
import { methodNames } from './method-words.ts'
import { ReportTable } from './report-table.tsx'

/** What a movement is for that has no name of its own. */
const purposes: Record<PedidoTipo, () => string> = {
  doacao: m.report_gift,
  evento: m.report_event,
  assinatura: m.report_subscription,
}

/** What moved in one currency. */
export function ReportOf({ mes, report }: { mes: string; report: RelatorioDinheiro['moedas'][number] }) {
  const money = moneyOf(report.moeda)
  const { semResposta, dias, metodos, titulos } = report
  const sums = [
    [m.report_in(), report.entrou],
    [m.report_back(), report.devolvido],
    [m.report_costs(), report.custos],
    [m.report_net(), report.liquido],
  ] as const
  const amounts = (row: { entrou: number; devolvido: number }) => [
    money.say(row.entrou),
    money.say(row.devolvido),
  ]
  return (
    <div className="grid grid-cols-1 gap-8">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {sums.map(([label, cents]) => (
          <div key={label} className="grid min-w-0 grid-cols-1 content-start">
            <dt className="text-ink-muted text-sm">{label}</dt>
            <dd className="text-lg font-semibold wrap-break-word tabular-nums">{money.say(cents)}</dd>
          </div>
        ))}
      </dl>
      {semResposta.quantidade > 0 && (
        <Banner tone="warn">
          {m.report_unknown({ count: semResposta.quantidade, valor: money.say(semResposta.valor) })}
        </Banner>
      )}
      <section className="grid grid-cols-1 gap-3">
        <h3 className="text-base">{m.report_by_day()}</h3>
        <MonthPlot mes={mes} dias={dias} money={money} />
        <details>
          <summary className="min-h-11 cursor-pointer py-2">{m.report_table()}</summary>
          <ReportTable
            caption={m.report_by_day()}
            heads={[m.report_day(), m.report_in(), m.report_back()]}
            rows={dias.map((dia) => [formatCivilDate(dia.data, 'short', getLocale()), ...amounts(dia)])}
          />
        </details>
      </section>
      <ReportTable
        caption={m.report_by_method()}
        isShown
        heads={[m.report_method(), m.report_in(), m.report_back()]}
        rows={metodos.map((one) => [methodNames[one.metodoPagamento](), ...amounts(one)])}
      />
      <ReportTable
        caption={m.report_by_purpose()}
        isShown
        heads={[m.report_purpose(), m.report_in(), m.report_back()]}
        rows={titulos.map((one) => [one.titulo || purposes[one.tipo](), ...amounts(one)])}
      />
    </div>
  )
}
