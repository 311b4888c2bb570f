import type { RelatorioDinheiro } from '@atrio/contract'
import { formatCivilDate } from '@atrio/rules'
import type { Money } from '../lib/money.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { daysOf, monthName } from './month.ts'

type Dia = RelatorioDinheiro['moedas'][number]['dias'][number]

const [WIDTH, HEIGHT, FOOT] = [620, 150, 2]

/** A bar for each day of the month; the table below says the same in figures. */
export function MonthPlot({ mes, dias, money }: { mes: string; dias: Dia[]; money: Money }) {
  const days = daysOf(mes)
  const step = WIDTH / days.length
  const most = Math.max(1, ...dias.flatMap(({ entrou, devolvido }) => [entrou, devolvido]))
  const tall = (cents: number) => (cents / most) * (HEIGHT - FOOT - 4)
  return (
    <div className="grid grid-cols-1 gap-1">
      <svg
        role="img"
        aria-label={m.report_chart({ mes: monthName(mes) })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="h-auto w-full"
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} className="stroke-line" />
        {days.map((day, index) => {
          const { entrou = 0, devolvido = 0 } = dias.find(({ data }) => data === day) ?? {}
          const x = index * step + step * 0.15
          const wide = step * 0.7
          const said = m.report_chart_day({
            dia: formatCivilDate(day, 'short', getLocale()),
            valor: money.say(entrou),
          })
          return (
            <g key={day}>
              <title>{said}</title>
              <rect x={index * step} y="0" width={step} height={HEIGHT - FOOT} fill="transparent" />
              {entrou > 0 && (
                <Bar x={x} wide={devolvido > 0 ? wide * 0.6 : wide} tall={tall(entrou)} look="fill-action" />
              )}
              {devolvido > 0 && (
                <Bar x={x + wide * 0.65} wide={wide * 0.35} tall={tall(devolvido)} look="fill-ink-muted" />
              )}
            </g>
          )
        })}
      </svg>
      <p aria-hidden="true" className="text-ink-muted flex justify-between text-xs tabular-nums">
        {[1, 8, 15, 22, days.length].map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
    </div>
  )
}

function Bar({ x, wide, tall, look }: { x: number; wide: number; tall: number; look: string }) {
  return <rect x={x} y={HEIGHT - FOOT - tall} width={wide} height={tall} rx="1.5" className={look} />
}
