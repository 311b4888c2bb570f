import { m } from '../paraglide/messages.js'

/** What is read, never what is not. */
export function PlanProgress({ diasLidos, totalDias }: { diasLidos: number; totalDias: number }) {
  const text =
    diasLidos === 0
      ? m.plans_progress_zero({ total: totalDias })
      : diasLidos === 1
        ? m.plans_progress_one({ total: totalDias })
        : m.plans_progress_many({ count: diasLidos, total: totalDias })
  return (
    <div className="stack gap-2">
      <progress className="plan-progress" value={diasLidos} max={totalDias} aria-label={text} />
      <p className="text-sm text-ink-muted">{text}</p>
    </div>
  )
}
