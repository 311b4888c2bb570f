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
    <nav aria-label={label} className="section-tabs">
      <ul>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <NavLink to={tab.to} end={tab.end ?? false}>
              {tab.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
