import { firstWeekday, weekdayNames } from '@atrio/rules'
import { SelectField, type FieldFrame } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

type Props = FieldFrame & { value: string; onDay: (day: number | null) => void }

/** A day of the week, as the calendars of the language begin it; none is an answer. */
export function WeekdayField({ value, onDay, ...frame }: Props) {
  const names = weekdayNames(getLocale())
  const days = Array.from({ length: 7 }, (_, index) => (index + firstWeekday(getLocale())) % 7)
  return (
    <SelectField
      {...frame}
      placeholder={m.celula_day_none()}
      options={days.map((day) => ({ value: String(day), label: names[day]! }))}
      value={value}
      onChange={({ target }) => onDay(target.value === '' ? null : Number(target.value))}
    />
  )
}
