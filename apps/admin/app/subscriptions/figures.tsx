import type { NumerosAssinaturas } from '@atrio/contract'
import { moneyOf } from '../lib/money.ts'
import { monthName } from '../money/month.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

const [WIDTH, HEIGHT, FOOT] = [620, 150, 2]
type Mes = NumerosAssinaturas['meses'][number]

/** Twelve months of subscriptions: a bar for each month, and all figures in a table below. */
export function Figures({ numeros: { meses, moeda } }: { numeros: NumerosAssinaturas }) {
  const last = meses.at(-1)
  const none = meses.every(({ ativas, recebido }) => ativas === 0 && recebido === 0)
  return (
    <section aria-labelledby="sub-figures" className="grid grid-cols-1 gap-3">
      <h2 id="sub-figures" className="text-lg">
        {m.sub_figures()}
      </h2>
      <p>{none || !last ? m.sub_figures_none() : m.sub_figures_now({ count: last.ativas })}</p>
      {!none && (
        <>
          <Plot meses={meses} />
          <details>
            <summary className="cursor-pointer py-2 font-medium">{m.sub_figures_table()}</summary>
            <Table meses={meses} say={moneyOf(moeda).say} />
          </details>
        </>
      )}
    </section>
  )
}

function Plot({ meses }: { meses: Mes[] }) {
  const step = WIDTH / meses.length
  const most = Math.max(1, ...meses.map(({ ativas }) => ativas))
  return (
    <div className="grid grid-cols-1 gap-1">
      <svg
        role="img"
        aria-label={m.sub_figures_plot()}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="h-auto w-full"
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} className="stroke-line" />
        {meses.map(({ mes, ativas }, index) => {
          const tall = (ativas / most) * (HEIGHT - FOOT - 4)
          return (
            <g key={mes}>
              <title>{m.sub_figures_month({ mes: monthName(mes.slice(0, 7)), count: ativas })}</title>
              <rect x={index * step} y="0" width={step} height={HEIGHT - FOOT} fill="transparent" />
              {ativas > 0 && (
                <rect
                  x={index * step + step * 0.15}
                  y={HEIGHT - FOOT - tall}
                  width={step * 0.7}
                  height={tall}
                  rx="1.5"
                  className="fill-action"
                />
              )}
            </g>
          )
        })}
      </svg>
      <p aria-hidden="true" className="text-ink-muted flex text-center text-xs">
        {meses.map(({ mes }) => (
          <span key={mes} className="min-w-0 flex-1 truncate">
            {new Date(`${mes}T12:00:00Z`).toLocaleDateString(getLocale(), { month: 'narrow' })}
          </span>
        ))}
      </p>
    </div>
  )
}

function Table({ meses, say }: { meses: Mes[]; say: (cents: number) => string }) {
  const heads = [m.sub_figures_active(), m.sub_figures_new(), m.sub_figures_left(), m.sub_figures_paid()]
  return (
    // A table wider than a phone is moved within its own place, by keys as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={m.sub_figures_table()} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr>
            <th scope="col" className="py-1 pe-3 text-start">
              {m.sub_figures_of()}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-2 py-1 text-end">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {meses.toReversed().map(({ mes, ativas, novas, saidas, recebido }) => (
            <tr key={mes} className="border-line border-t">
              <th scope="row" className="py-1.5 pe-3 text-start font-normal whitespace-nowrap">
                {monthName(mes.slice(0, 7))}
              </th>
              <td className="px-2 py-1.5 text-end">{ativas}</td>
              <td className="px-2 py-1.5 text-end">{novas}</td>
              <td className="px-2 py-1.5 text-end">{saidas}</td>
              <td className="px-2 py-1.5 text-end whitespace-nowrap">{say(recebido)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
