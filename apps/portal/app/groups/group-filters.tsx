import { periodosCelula, publicosCelula, type CallResult, type groupsCalls } from '@atrio/contract'
import { firstWeekday, weekdayNames, type Locale } from '@atrio/rules'
import { chipClass, SelectField } from '@atrio/ui'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { forText } from './celula-words.ts'
import {
  DAYS_OF_WORK,
  daysText,
  distanceText,
  flags,
  flagText,
  languageText,
  timeText,
  WEEKEND,
} from './filter-words.ts'
import { kilometres, placeName, type GroupFilters } from './filters.ts'

/** Two beside each other on a phone, as long as their letters let them. */
const NARROW = 'min-w-[min(9rem,100%)] flex-1 basis-36'

/** What of the church's groups there is to choose among. */
export type Choices = CallResult<typeof groupsCalls.listCelulaLugares>

/** The fields of the search form: a plain form without script, too. */
export function GroupFields({
  filters,
  choices: { lugares },
  mapOpen,
  locale,
}: {
  filters: GroupFilters
  choices: Choices
  mapOpen: boolean
  locale: Locale
}) {
  const first = firstWeekday(locale)
  const names = weekdayNames(locale)
  const days = names.map((_, index) => String((index + first) % 7))
  const { latitude, longitude } = filters
  const hasPlace = latitude !== undefined || filters.perto !== undefined
  const hidden = {
    ...Object.fromEntries(flags.map((flag) => [flag, filters[flag]])),
    idioma: filters.idioma,
    latitude,
    longitude,
    mapa: mapOpen ? '1' : undefined,
  }
  return (
    <>
      {Object.entries(hidden).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SelectField
        key={`dia ${filters.dia}`}
        name="dia"
        label={m.groups_day()}
        fieldClassName={NARROW}
        placeholder={m.groups_day_any()}
        defaultValue={filters.dia ?? ''}
        options={[...new Set([DAYS_OF_WORK, WEEKEND, ...days, ...(filters.dia ? [filters.dia] : [])])].map(
          (value) => ({ value, label: daysText(value, locale) }),
        )}
      />
      <SelectField
        key={`periodo ${filters.periodo}`}
        name="periodo"
        label={m.groups_time()}
        fieldClassName={NARROW}
        placeholder={m.groups_time_any()}
        defaultValue={filters.periodo ?? ''}
        options={periodosCelula.map((value) => ({ value, label: timeText[value]() }))}
      />
      <SelectField
        key={`publico ${filters.publico}`}
        name="publico"
        label={m.groups_for()}
        fieldClassName={NARROW}
        placeholder={m.groups_for_any()}
        defaultValue={filters.publico ?? ''}
        options={publicosCelula.slice(1).map((value) => ({ value, label: forText[value]() }))}
      />
      {lugares.length > 1 && latitude === undefined && (
        <SelectField
          key={`perto ${filters.perto}`}
          name="perto"
          label={m.groups_near()}
          fieldClassName={NARROW}
          placeholder={m.groups_near_any()}
          defaultValue={filters.perto ?? ''}
          options={lugares.map((lugar) => ({ value: placeName(lugar), label: placeName(lugar) }))}
        />
      )}
      {hasPlace && (
        <SelectField
          key={`distancia ${filters.distancia}`}
          name="distancia"
          label={m.groups_distance()}
          fieldClassName={NARROW}
          placeholder={m.groups_distance_any()}
          defaultValue={filters.distancia ?? ''}
          options={kilometres.map((value) => ({ value, label: distanceText(value, locale) }))}
        />
      )}
    </>
  )
}

/** What else a group should have: each is on or off, by a link. */
export function GroupChips({
  filters,
  idiomas,
  locale,
  href,
}: {
  filters: GroupFilters
  idiomas: Choices['idiomas']
  locale: Locale
  href: (next: GroupFilters) => string
}) {
  const { idioma: chosen, ...anyLanguage } = filters
  const chips = [
    ...flags.map((flag) => {
      const { [flag]: on, ...others } = filters
      return {
        key: flag,
        on: on !== undefined,
        text: flagText[flag](),
        next: on ? others : { ...others, [flag]: 'true' },
      }
    }),
    ...(idiomas.length > 1 ? idiomas : []).map((idioma) => ({
      key: idioma,
      on: chosen === idioma,
      text: languageText(idioma, locale),
      next: chosen === idioma ? anyLanguage : { ...anyLanguage, idioma },
    })),
  ]
  return (
    <nav aria-label={m.groups_with()}>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ key, on, text, next }) => (
          <li key={key}>
            <Link
              className={chipClass}
              to={href(next as GroupFilters)}
              preventScrollReset
              aria-current={on ? 'true' : undefined}
            >
              <Check aria-hidden="true" className="chip-check" />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
