import { chipClass } from '@atrio/ui'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'

export type ListChipsProps = {
  /** What the chips choose between. */
  label: string
  options: readonly { value: string; label: string }[]
  chosen: string | undefined
  href: (value: string | undefined) => string
}

/** A filter as a row of links: one of them, or all. */
export function ListChips({ label, options, chosen, href }: ListChipsProps) {
  if (options.length < 2 && !chosen) return null
  const all = [{ value: undefined, label: m.reader_all() }, ...options]
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {all.map(({ value, label }) => (
          <li key={value ?? ''}>
            <Link
              className={chipClass}
              to={href(value)}
              preventScrollReset
              aria-current={value === chosen ? 'true' : undefined}
            >
              <Check aria-hidden="true" className="chip-check" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
