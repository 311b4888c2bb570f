import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { horizontal, rovingTarget } from '../overlays/roving.ts'

export type Tab = { id: string; label: ReactNode; panel: ReactNode }
export type TabsProps = {
  /** Names the row of tabs for assistive technology. */
  label: string
  tabs: readonly Tab[]
  /** The id of the tab that shows. */
  value: string
  onValueChange: (id: string) => void
}

/** Several panels in one place. Panels that do not show stay in the page, so what was typed there stays too. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const base = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const current = tabs.findIndex((tab) => tab.id === value)
    const target = tabs[rovingTarget(event.key, current, tabs.length, horizontal) ?? -1]
    if (!target) return
    event.preventDefault()
    onValueChange(target.id)
    document.getElementById(`${base}-${target.id}-tab`)?.focus()
  }
  return (
    <div>
      <div role="tablist" aria-label={label} tabIndex={-1} className="tabs-list" onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}-tab`}
            aria-controls={`${base}-${id}`}
            aria-selected={id === value}
            tabIndex={id === value ? 0 : -1}
            className="tab"
            onClick={() => onValueChange(id)}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}`}
          aria-labelledby={`${base}-${id}-tab`}
          hidden={id !== value}
          className="pt-6"
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
