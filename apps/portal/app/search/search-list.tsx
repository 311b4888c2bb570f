import { useEffect, type MouseEvent } from 'react'
import { m } from '../paraglide/messages.js'
import type { SearchGroup, SearchOption } from './search-groups.tsx'

export type SearchListProps = {
  /** Of the field that the list belongs to; options are numbered below it. */
  id: string
  groups: readonly SearchGroup[]
  active: number
  onActive: (index: number) => void
  onChoose: (option: SearchOption) => void
}

/** The list of a combobox: focus stays in the field, which names the active option. */
export function SearchList({ id, groups, active, onActive, onChoose }: SearchListProps) {
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const numbers = new Map(groups.flatMap(({ options }) => options).map((option, index) => [option, index]))
  return (
    <div id={`${id}-list`} role="listbox" aria-label={m.search_results()} className="search-list">
      {groups.map(({ key, label, options }) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <div id={`${id}-${key}`} role="presentation" className="search-group">
            {label}
          </div>
          {options.map((option) => {
            const index = numbers.get(option)!
            return (
              <Option
                key={option.key}
                id={`${id}-${index}`}
                option={option}
                isActive={index === active}
                onActive={() => onActive(index)}
                onChoose={() => onChoose(option)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

type OptionProps = {
  id: string
  option: SearchOption
  isActive: boolean
  onActive: () => void
  onChoose: () => void
}

// A real link, so that it can be opened in a new tab like any other.
function Option({ id, option: { title, detail, lang, to }, isActive, onActive, onChoose }: OptionProps) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={to}
      className="search-option"
      onPointerMove={isActive ? undefined : onActive}
      onClick={(event: MouseEvent) => {
        if (to && (event.metaKey || event.ctrlKey || event.shiftKey)) return
        event.preventDefault()
        onChoose()
      }}
    >
      <span className="search-option-title" lang={lang}>
        {title}
      </span>
      {detail && (
        <span className="search-option-detail" lang={lang}>
          {detail}
        </span>
      )}
    </a>
  )
}
