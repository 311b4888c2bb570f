import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

export type Step = { key: string; label: ReactNode }
export type StepsProps = {
  /** What the steps lead to, for screen readers. */
  label: string
  steps: readonly Step[]
  /** `key` of the step that is being done; those before it are done. */
  current: string
}

/** Where somebody stands on a way of few steps: a slim line, each part with its name. */
export function Steps({ label, steps, current }: StepsProps) {
  const now = steps.findIndex(({ key }) => key === current)
  return (
    <ol aria-label={label} className="steps">
      {steps.map(({ key, label: name }, index) => (
        <li
          key={key}
          className="step"
          data-state={index < now ? 'done' : index === now ? 'now' : 'next'}
          aria-current={index === now ? 'step' : undefined}
        >
          {index < now && <Check aria-hidden="true" />}
          {name}
        </li>
      ))}
    </ol>
  )
}
