import type { ReuniaoListada } from '@atrio/contract'
import { formatCivilDate, type Locale } from '@atrio/rules'
import { m } from '../paraglide/messages.js'

const MOST = 12
const HEIGHT = 96
const STEP = 48
const BAR = 28

/** How many came, meeting by meeting, oldest first; the same in words and as a table. */
export function AttendancePlot({
  reunioes,
  locale,
}: {
  reunioes: readonly ReuniaoListada[]
  locale: Locale
}) {
  const shown = reunioes
    .filter(({ flagCancelada, presentes, ausentes }) => !flagCancelada && presentes + ausentes > 0)
    .slice(0, MOST)
    .toReversed()
  if (shown.length < 2) return null
  const counts = shown.map(({ presentes, visitantes }) => presentes + visitantes)
  const most = Math.max(...counts)
  return (
    <section aria-labelledby="attendance-plot" className="ruled">
      <h2 id="attendance-plot" className="font-ui text-lg">
        {m.groups_plot_title()}
      </h2>
      <p className="text-ink-muted">
        {m.groups_plot_summary({ min: Math.min(...counts), max: most, count: shown.length })}
      </p>
      <svg
        aria-hidden="true"
        className="mt-4 h-auto max-w-full"
        width={shown.length * STEP}
        viewBox={`0 0 ${shown.length * STEP} ${HEIGHT + 24}`}
      >
        {shown.map(({ id, presentes, visitantes }, index) => {
          const people = (presentes / most) * HEIGHT
          const guests = (visitantes / most) * HEIGHT
          return (
            <g key={id} transform={`translate(${index * STEP} 23)`}>
              <rect y={HEIGHT - people} width={BAR} height={people} rx="3" className="fill-link" />
              <rect
                y={HEIGHT - people - guests}
                width={BAR}
                height={guests}
                rx="3"
                className="fill-tint stroke-link"
              />
              <text
                x={BAR / 2}
                y={HEIGHT - people - guests - 6}
                textAnchor="middle"
                className="fill-ink text-sm"
              >
                {presentes + visitantes}
              </text>
            </g>
          )
        })}
      </svg>
      <details className="mt-2">
        <summary className="cursor-pointer py-1">{m.groups_plot_table()}</summary>
        <table className="mt-2 tabular-nums">
          <thead>
            <tr>
              <th className="pr-6 text-left">{m.groups_plot_day()}</th>
              <th className="pr-6 text-right">{m.groups_plot_people()}</th>
              <th className="text-right">{m.groups_plot_guests()}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, data, presentes, visitantes }) => (
              <tr key={id}>
                <td className="pr-6">{formatCivilDate(data, 'weekday', locale)}</td>
                <td className="pr-6 text-right">{presentes}</td>
                <td className="text-right">{visitantes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
