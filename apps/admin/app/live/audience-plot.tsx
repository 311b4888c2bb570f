import type { TransmissaoEquipe } from '@atrio/contract'
import { formatMoment } from '../lib/church-time.ts'
import { m } from '../paraglide/messages.js'

const WIDTH = 320
const HEIGHT = 96
const MINUTE = 60_000

/** How many are in the room, and were, minute by minute. */
export function AudiencePlot({ publico, publicoPorMinuto }: TransmissaoEquipe) {
  const counts = publicoPorMinuto?.quantos ?? []
  const most = Math.max(publico, ...counts)
  const x = (place: number) => (counts.length > 1 ? (place / (counts.length - 1)) * WIDTH : WIDTH)
  const y = (count: number) => HEIGHT - (count / Math.max(1, most)) * (HEIGHT - 8)
  const line = counts.map((count, place) => `${x(place).toFixed(1)},${y(count).toFixed(1)}`).join(' ')
  const from = publicoPorMinuto && Date.parse(publicoPorMinuto.de)
  return (
    <section aria-labelledby="audience" className="ruled grid grid-cols-1 gap-2">
      <h2 id="audience" className="text-lg">
        {m.live_audience()}
      </h2>
      <p className="text-3xl tabular-nums">{publico}</p>
      <svg
        role="img"
        aria-label={m.live_audience_plot({ now: publico, most })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="text-brand h-24 w-full"
        preserveAspectRatio="none"
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} stroke="var(--color-line)" />
        {counts.length > 1 && (
          <polyline
            points={line}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      {from !== null && (
        <p className="text-ink-muted text-sm">
          {m.live_audience_most({
            most,
            from: formatMoment(new Date(from).toISOString()),
            until: formatMoment(new Date(from + (counts.length - 1) * MINUTE).toISOString()),
          })}
        </p>
      )}
    </section>
  )
}
