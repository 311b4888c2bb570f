import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type SegmentedOption = { value: string; label: ReactNode; icon?: ReactNode }
export type SegmentedProps = {
  /** Names the choice for assistive technology. */
  label: string
  options: readonly SegmentedOption[]
  value: string
  onValueChange: (value: string) => void
  disabled?: boolean
  className?: string
}

/** Two to four views of the same thing, one of them on: list or map, month or year. */
export function Segmented({ label, options, value, onValueChange, disabled, className }: SegmentedProps) {
  const name = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-label={label}
      disabled={disabled}
      className={classNames('segmented', className)}
    >
      {options.map((option) => (
        <label key={option.value} className="segmented-option">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
