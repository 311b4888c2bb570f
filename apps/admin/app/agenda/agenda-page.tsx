import { hasRight, type IgrejaEquipe, type ItemAgenda } from '@atrio/contract'
import { addDays, formatCivilDate } from '@atrio/rules'
import { Banner, buttonClass, EmptyState } from '@atrio/ui'
import { CalendarDays, CalendarHeart, ChevronLeft, ChevronRight, Repeat } from 'lucide-react'
import { useState } from 'react'
import { Link, useLoaderData, useOutletContext } from 'react-router'
import { isOpen } from '../lib/modules.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { usePageTitle } from '../shell/page-title.ts'
import { AgendaItem } from './agenda-item.tsx'
import { DateSheet } from './date-sheet.tsx'
import { PAGE_DAYS, type LoadedAgenda } from './load.ts'

/** Everything with a date, day by day: a service is called off from here. */
export function AgendaPage() {
  const loaded = useLoaderData<LoadedAgenda | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  const [open, setOpen] = useState<ItemAgenda | null>(null)
  usePageTitle(m.agenda(), igreja.nome)
  if (!loaded) return null
  const { itens, hoje, mais, cultos } = loaded
  const mayChange = hasRight(igreja.papeis, { area: 'agenda', may: 'publish' })
  const days = [...Map.groupBy(itens, ({ data }) => data)]
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{m.agenda()}</h1>
        <div className="flex flex-wrap gap-3">
          {isOpen(igreja, 'agenda/eventos') && (
            <Link to="eventos" className={buttonClass({ variant: 'secondary' })}>
              <CalendarHeart aria-hidden="true" className="size-5" />
              {m.events()}
            </Link>
          )}
          <Link to="cultos" className={buttonClass({ variant: 'secondary' })}>
            <Repeat aria-hidden="true" className="size-5" />
            {m.agenda_weekly()}
          </Link>
        </div>
      </div>
      <Period {...loaded} />
      {mais && <Banner tone="warn">{m.agenda_more()}</Banner>}
      {days.length === 0 ? (
        <EmptyState
          icon={<CalendarDays />}
          title={m.agenda_none()}
          action={
            <Link to="cultos/new" className={buttonClass({})}>
              {m.culto_new()}
            </Link>
          }
        >
          {m.agenda_none_detail()}
        </EmptyState>
      ) : (
        <ol className="grid grid-cols-1 gap-6">
          {days.map(([data, ofDay]) => (
            <li key={data}>
              <section aria-label={dayName(data, hoje)} className="grid grid-cols-1 gap-1">
                <h2 className="text-base first-letter:uppercase">{dayName(data, hoje)}</h2>
                <ul className="divide-line border-line grid grid-cols-1 divide-y border-y">
                  {ofDay.map((item) => (
                    <AgendaItem
                      key={`${item.tipo}/${item.recurso}/${item.id}/${item.hora}`}
                      item={item}
                      igreja={igreja}
                      onChange={
                        mayChange && item.tipo === 'culto' && data >= hoje ? () => setOpen(item) : null
                      }
                    />
                  ))}
                </ul>
              </section>
            </li>
          ))}
        </ol>
      )}
      <DateSheet item={open} cultos={cultos} igreja={igreja} onClose={() => setOpen(null)} />
    </div>
  )
}

/** Four weeks at a time. */
function Period({ de, ate, hoje }: Pick<LoadedAgenda, 'de' | 'ate' | 'hoje'>) {
  const step = buttonClass({ variant: 'secondary' })
  const locale = getLocale()
  return (
    <nav aria-label={m.agenda_period()} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Link to={`?de=${addDays(de, -PAGE_DAYS)}`} className={step} aria-label={m.agenda_before()}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Link>
      <p className="text-ink-muted min-w-0 flex-1 basis-36 text-center text-sm sm:flex-none">
        {formatCivilDate(de, 'short', locale)} – {formatCivilDate(ate, 'short', locale)}
      </p>
      <Link to={`?de=${addDays(de, PAGE_DAYS)}`} className={step} aria-label={m.agenda_after()}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </Link>
      {de !== hoje && (
        <Link to="." className="link">
          {m.today()}
        </Link>
      )}
    </nav>
  )
}

function dayName(data: string, hoje: string): string {
  const day = formatCivilDate(data, 'weekday', getLocale())
  if (data === hoje) return m.agenda_today({ day })
  return data === addDays(hoje, 1) ? m.agenda_tomorrow({ day }) : day
}
