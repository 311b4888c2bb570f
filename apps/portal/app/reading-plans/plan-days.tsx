import type { DiaLeitura } from '@atrio/contract'
import { VisuallyHidden } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

export type PlanDaysProps = {
  dias: readonly DiaLeitura[]
  current: number
  isRead: (part: { dia: number; parte: number }) => boolean
  onDay: (dia: number) => void
}

/** Every day of the plan, to go to any of them. */
export function PlanDays({ dias, current, isRead, onDay }: PlanDaysProps) {
  return (
    <details>
      <summary className="cursor-pointer font-semibold">{m.plans_all_days()}</summary>
      <ol className="plan-days">
        {dias.map(({ dia, leituras }) => {
          const isDone = leituras.every(({ parte }) => isRead({ dia, parte }))
          return (
            <li key={dia}>
              <button
                type="button"
                className="plan-day w-full"
                data-read={isDone ? '' : undefined}
                aria-current={dia === current ? 'step' : undefined}
                aria-label={`${m.plans_day_short({ dia })}${isDone ? `, ${m.plans_day_read()}` : ''}`}
                onClick={() => onDay(dia)}
              >
                {dia}
                {isDone && <VisuallyHidden> ✓</VisuallyHidden>}
              </button>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
