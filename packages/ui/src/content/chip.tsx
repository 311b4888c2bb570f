import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  selected?: boolean
  icon?: ReactNode
}

/** A filter that is on or off. For one that lives in the URL, give a link `className={chipClass}` and `aria-current`. */
export function Chip({ selected = false, icon, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={selected} className={classNames(chipClass, className)}>
      <Check aria-hidden="true" className="chip-check" />
      {icon}
      {children}
    </button>
  )
}

export const chipClass = 'chip'
