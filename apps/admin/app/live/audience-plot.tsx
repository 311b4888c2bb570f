import { m } from '../paraglide/messages.js'
import type { AudiencePoint } from './use-audience.ts'

const WIDTH = 320
const HEIGHT = 96

/** How many are in the room, over the time since the desk was opened. */
export function AudiencePlot({ points }: { points: readonly AudiencePoint[] }) {
  const now = points.at(-1)?.count ?? 0
  const most = Math.max(1, ...points.map(({ count }) => count))
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0]
  const x = (at: number) => (last > first ? ((at - first) / (last - first)) * WIDTH : WIDTH)
  const y = (count: number) => HEIGHT - (count / most) * (HEIGHT - 8)
  const line = points.map(({ at, count }) => `${x(at).toFixed(1)},${y(count).toFixed(1)}`).join(' ')
  return (
    <section aria-labelledby="audience" className="ruled grid grid-cols-1 gap-2">
      <h2 id="audience" className="text-lg">
        {m.live_audience()}
      </h2>
      <p className="text-3xl tabular-nums">{now}</p>
      <svg
        role="img"
        aria-label={m.live_audience_plot({ now, most: points.length > 0 ? most : 0 })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="text-brand h-24 w-full"
        preserveAspectRatio="none"
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} stroke="var(--color-line)" />
        {points.length > 1 && (
          <polyline
            points={line}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
    </section>
  )
}
