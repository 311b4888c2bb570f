import { classNames } from '@atrio/ui'
import { formatClock, formatInstant, type Locale } from '@atrio/rules'
import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { CultoFeatures } from './culto-features.tsx'
import { countdown, occurrenceTime, zoneNote } from './culto-words.ts'
import type { NextCulto } from './next-culto.ts'
import type { Clock } from './use-clock.ts'

export type NextCultoCardProps = {
  next: NextCulto
  clock: Clock
  timeZone: string
  locale: Locale
  /** Buttons below. */
  children: ReactNode
}

/** When and where the church meets next; its colour grows stronger as the hour comes. */
export function NextCultoCard({ next, clock, timeZone, locale, children }: NextCultoCardProps) {
  const { occurrence, state } = next
  const { culto } = occurrence
  return (
    <article
      aria-labelledby="next-culto"
      className={classNames('rounded-lg border p-5 md:p-7', looks[state])}
    >
      <p className="flex items-center gap-2 text-sm font-semibold">
        {state === 'live' && (
          <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-current" />
        )}
        {stateLine(next, clock.now, timeZone, locale)}
      </p>
      <h2 id="next-culto" className="mt-2 text-3xl tabular-nums">
        {occurrenceTime(occurrence, timeZone, clock.now, locale)}
      </h2>
      <p className="mt-2 text-lg">
        <span className="font-semibold">{culto.nome}</span>
        {culto.local && <> · {culto.local}</>}
      </p>
      {occurrence.moved && (
        <p className="mt-1 font-medium">
          {occurrence.observacao ??
            m.culto_moved_from({
              time: formatClock(occurrence.hora, locale),
              usual: formatClock(culto.hora, locale),
            })}
        </p>
      )}
      <p className="mt-1 text-sm">{zoneNote(occurrence.start, timeZone, clock.visitorZone, locale)}</p>
      <div className="mt-4 empty:hidden">
        <CultoFeatures culto={culto} locale={locale} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </article>
  )
}

const looks: Record<NextCulto['state'], string> = {
  upcoming: 'border-line bg-surface',
  ended: 'border-line bg-surface',
  soon: 'border-transparent bg-tint text-on-tint',
  live: 'border-action-line bg-action text-on-action',
}

function stateLine(
  { state, occurrence, over }: NextCulto,
  now: Date,
  timeZone: string,
  locale: Locale,
): string {
  if (state === 'ended' && over) return m.culto_ended({ nome: over.culto.nome })
  if (state === 'soon') return countdown(occurrence.start, now)
  if (state === 'live') {
    const time = formatInstant(occurrence.end, 'time', locale, timeZone)
    return `${m.culto_live()}, ${m.culto_until({ time })}`
  }
  return occurrence.moved ? `${m.culto_next()} · ${m.culto_moved()}` : m.culto_next()
}
