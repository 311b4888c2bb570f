import { classNames } from '@atrio/ui'
import { NavLink } from 'react-router'

/** The pages of one section, each with an address. */
export function SectionTabs({
  label,
  tabs,
}: {
  label: string
  tabs: readonly { to: string; label: string; end?: boolean }[]
}) {
  return (
    <nav aria-label={label} className="border-line border-b">
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <NavLink
              to={tab.to}
              end={tab.end ?? false}
              className={({ isActive }) =>
                classNames(
                  'inline-flex min-h-11 items-center border-b-2 no-underline',
                  isActive ? 'border-current text-ink font-semibold' : 'text-ink-muted border-transparent',
                )
              }
            >
              {tab.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
