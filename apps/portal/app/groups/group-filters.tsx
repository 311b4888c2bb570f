import { periodosCelula, publicosCelula } from '@atrio/contract'
import { capitalized, firstWeekday, weekdayNames, type Locale } from '@atrio/rules'
import { chipClass, SelectField } from '@atrio/ui'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { readFilter } from '../reader/list-url.ts'
import { m } from '../paraglide/messages.js'
import { forText } from './celula-words.ts'

/** What the list is narrowed by, as the address and the call spell it. */
export interface GroupFilters {
  dia?: string
  periodo?: (typeof periodosCelula)[number]
  publico?: (typeof publicosCelula)[number]
  online?: 'true'
  criancas?: 'true'
  acessivel?: 'true'
  vagas?: 'true'
}

const flags = ['vagas', 'online', 'criancas', 'acessivel'] as const

export function readGroupFilters(query: URLSearchParams): GroupFilters {
  const found = {
    dia: readFilter(query, 'dia', /^[0-6](,[0-6]){0,6}$/),
    periodo: readFilter(query, 'periodo', new RegExp(`^(${periodosCelula.join('|')})$`)),
    publico: readFilter(query, 'publico', new RegExp(`^(${publicosCelula.join('|')})$`)),
    online: readFilter(query, 'online', /^true$/),
    criancas: readFilter(query, 'criancas', /^true$/),
    acessivel: readFilter(query, 'acessivel', /^true$/),
    vagas: readFilter(query, 'vagas', /^true$/),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as GroupFilters
}

/** The fields of the search form: a plain form without script, too. */
export function GroupFields({ filters, locale }: { filters: GroupFilters; locale: Locale }) {
  const first = firstWeekday(locale)
  const names = weekdayNames(locale)
  const days = names.map((_, index) => (index + first) % 7)
  return (
    <>
      {flags.map((flag) => filters[flag] && <input key={flag} type="hidden" name={flag} value="true" />)}
      <SelectField
        key={`dia ${filters.dia}`}
        name="dia"
        label={m.groups_day()}
        fieldClassName="min-w-36"
        placeholder={m.groups_day_any()}
        defaultValue={filters.dia ?? ''}
        options={days.map((day) => ({ value: String(day), label: capitalized(names[day]!, locale) }))}
      />
      <SelectField
        key={`periodo ${filters.periodo}`}
        name="periodo"
        label={m.groups_time()}
        fieldClassName="min-w-36"
        placeholder={m.groups_time_any()}
        defaultValue={filters.periodo ?? ''}
        options={periodosCelula.map((value) => ({ value, label: timeText[value]() }))}
      />
      <SelectField
        key={`publico ${filters.publico}`}
        name="publico"
        label={m.groups_for()}
        fieldClassName="min-w-36"
        placeholder={m.groups_for_any()}
        defaultValue={filters.publico ?? ''}
        options={publicosCelula.slice(1).map((value) => ({ value, label: forText[value]() }))}
      />
    </>
  )
}

/** What else a group should have: each is on or off, by a link. */
export function GroupChips({
  filters,
  href,
}: {
  filters: GroupFilters
  href: (next: GroupFilters) => string
}) {
  return (
    <nav aria-label={m.groups_with()}>
      <ul className="flex flex-wrap gap-2">
        {flags.map((flag) => {
          const { [flag]: on, ...others } = filters
          return (
            <li key={flag}>
              <Link
                className={chipClass}
                to={href(on ? others : { ...others, [flag]: 'true' })}
                preventScrollReset
                aria-current={on ? 'true' : undefined}
              >
                <Check aria-hidden="true" className="chip-check" />
                {flagText[flag]()}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const timeText = {
  manha: m.groups_time_manha,
  tarde: m.groups_time_tarde,
  noite: m.groups_time_noite,
} satisfies Record<(typeof periodosCelula)[number], () => string>

const flagText = {
  online: m.groups_with_online,
  criancas: m.groups_with_criancas,
  acessivel: m.groups_with_acessivel,
  vagas: m.groups_with_vagas,
} satisfies Record<(typeof flags)[number], () => string>
