import { Minus, Plus } from 'lucide-react'
import { m } from '../paraglide/messages.js'

export type QuantityStepperProps = {
  /** What is counted. */
  name: string
  value: number
  /** The least that can be had at once; below it comes 0. */
  min: number
  /** Null without a limit of its own. */
  max: number | null
  onChange: (value: number) => void
  /** The id of the text that explains the limit. */
  describedBy: string
}

/** How many: by buttons or by typing. */
export function QuantityStepper({ name, value, min, max, onChange, describedBy }: QuantityStepperProps) {
  const most = max ?? 50
  const set = (wanted: number) => {
    const next = wanted <= 0 ? 0 : Math.min(Math.max(wanted, min), most)
    if (next !== value) onChange(next)
  }
  return (
    <div role="group" aria-label={m.events_quantity({ name })} className="stepper">
      <button
        type="button"
        aria-label={m.events_less({ name })}
        aria-disabled={value === 0}
        onClick={() => set(value <= min ? 0 : value - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <input
        // What is typed counts when the field is left; a change from outside begins it anew.
        key={value}
        aria-label={m.events_quantity({ name })}
        aria-describedby={describedBy}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        defaultValue={value}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        onBlur={(event) => {
          const typed = /^\d+$/.test(event.target.value) ? Number(event.target.value) : value
          set(typed)
          event.target.value = String(typed <= 0 ? 0 : Math.min(Math.max(typed, min), most))
        }}
      />
      <button
        type="button"
        aria-label={m.events_more({ name })}
        aria-disabled={value >= most}
        onClick={() => set(value + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  )
}
