import type { Culto } from '@atrio/contract'
import {
  capitalized,
  firstWeekday,
  formatCivilDate,
  formatClock,
  todayIn,
  weekdayNames,
  weekdayOf,
  type Locale,
} from '@atrio/rules'
import { Button, classNames, Section, Tag } from '@atrio/ui'
import { CalendarX2, Clock3 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useHydrated } from '../lib/data/store.ts'
import { m } from '../paraglide/messages.js'
import { CultoFeatures } from './culto-features.tsx'
import { zoneName } from './culto-words.ts'
import { comingChanges, nextDays, scheduleDays } from './schedule-days.ts'

export type ScheduleProps = {
  cultos: readonly Culto[]
  timeZone: string
  now: Date
  locale: Locale
  /** Where to say that something here is wrong. */
  report: string | null
}

/** On a phone: the days that come next; the others are folded away. */
const DAYS_ON_PHONE = 2

/** The church's week, day by day. */
export function Schedule({ cultos, timeZone, now, locale, report }: ScheduleProps) {
  const [chosen, choose] = useState<boolean>()
  // Whoever asked for the week gets all of it; the server does not see what stands behind `#`.
  const { hash } = useLocation()
  const asked = useHydrated() && hash === '#schedule'
  if (cultos.length === 0) return null
  const today = todayIn(timeZone, now)
  const days = scheduleDays(cultos, firstWeekday(locale))
  const next = nextDays(days, weekdayOf(today), DAYS_ON_PHONE)
  const foldable = next.length < days.length
  const all = chosen ?? asked
  return (
    <Section
      id="schedule"
      title={m.schedule_title()}
      intro={m.schedule_zone({ zone: zoneName(timeZone, now, locale) })}
    >
      <ul className="border-b border-line">
        {days.map((day) => (
          <li
            key={day.diaSemana}
            className={classNames(
              'grid gap-4 border-t border-line py-6 md:grid-cols-[13rem_1fr] md:py-8',
              !all && !next.includes(day) && '[@media(scripting:enabled)]:max-md:hidden',
            )}
          >
            <h3 className="flex flex-wrap content-start items-center gap-x-3 gap-y-1 font-read text-xl">
              {capitalized(weekdayNames(locale)[day.diaSemana] ?? '', locale)}
              {weekdayOf(today) === day.diaSemana && (
                <Tag tone="brand" className="font-ui">
                  {m.culto_today()}
                </Tag>
              )}
            </h3>
            <ul className="flex flex-col gap-7">
              {day.cultos.map((culto) => (
                <ScheduleItem key={culto.id} culto={culto} today={today} locale={locale} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {foldable && (
        <p className="mt-4 md:hidden [@media(scripting:none)]:hidden">
          <Button variant="outline" block aria-expanded={all} onClick={() => choose(!all)}>
            {all ? m.schedule_less() : m.schedule_all()}
          </Button>
        </p>
      )}
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <a href={paths.scheduleCalendar()}>{m.schedule_add_calendar()}</a>
        {report && <a href={report}>{m.schedule_wrong()}</a>}
      </p>
    </Section>
  )
}

function ScheduleItem({ culto, today, locale }: { culto: Culto; today: string; locale: Locale }) {
  const changes = comingChanges(culto, today)
  return (
    <li className="flex flex-wrap gap-x-3 gap-y-1 sm:gap-x-6">
      <p
        className={classNames(
          'shrink-0 text-lg font-semibold whitespace-nowrap tabular-nums',
          clockWidth[locale],
        )}
      >
        {formatClock(culto.hora, locale)}
      </p>
      {/* With large letters it comes below the hour. */}
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-lg font-semibold">{culto.nome}</p>
        {culto.local && <p>{culto.local}</p>}
        {culto.descricao && <p className="mt-1 max-w-[42rem] text-ink-muted">{culto.descricao}</p>}
        <div className="mt-2 text-ink-muted empty:hidden">
          <CultoFeatures culto={culto} locale={locale} />
        </div>
        {changes.length > 0 && (
          <ul aria-label={m.schedule_changes({ nome: culto.nome })} className="mt-3 flex flex-col gap-2">
            {changes.map((change) => (
              <Change key={change.data} change={change} locale={locale} />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

/** As wide as the clock is written: `11:00 AM` or `11:00`. */
const clockWidth: Record<Locale, string> = { 'pt-BR': 'w-15', en: 'w-22', es: 'w-15' }

function Change({ change, locale }: { change: Culto['alteracoes'][number]; locale: Locale }) {
  const Icon = change.flagCancelado ? CalendarX2 : Clock3
  return (
    <li className="flex gap-3 rounded-sm bg-warn-tint px-4 py-3 text-sm">
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-warn" strokeWidth={1.75} />
      <span className="min-w-0">
        <strong className="font-semibold">
          {capitalized(formatCivilDate(change.data, 'weekday', locale), locale)}: {changeWord(change, locale)}
          .
        </strong>{' '}
        {change.observacao}
      </span>
    </li>
  )
}

function changeWord({ flagCancelado, hora }: Culto['alteracoes'][number], locale: Locale): string {
  if (flagCancelado) return m.schedule_cancelled()
  return hora ? m.schedule_moved({ time: formatClock(hora, locale) }) : m.schedule_unchanged()
}
