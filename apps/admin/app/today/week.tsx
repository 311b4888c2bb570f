import { hasRight, type DiaEquipe, type IgrejaEquipe } from '@atrio/contract'
import { formatClock } from '@atrio/rules'
import { Banner, Tag } from '@atrio/ui'
import { Link } from 'react-router'
import { errorText } from '../lib/error-text.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { useBegin } from './use-begin.ts'

/** What the next seven days hold, and what is missing on them. */
export function Week({ semana, igreja }: { semana: readonly DiaEquipe[]; igreja: IgrejaEquipe }) {
  const { isBusy, error, start } = useBegin(igreja)
  return (
    <section aria-labelledby="week" className="grid grid-cols-1 gap-3">
      <h2 id="week" className="text-lg">
        {m.week()}
      </h2>
      {error !== null && <Banner tone="bad">{errorText(error)}</Banner>}
      <ul className="ruled">
        {semana.map((dia, index) => (
          <Day
            key={dia.data}
            dia={dia}
            isToday={index === 0}
            igreja={igreja}
            isBusy={isBusy}
            onWrite={() => void start('devocional', { data: dia.data })}
          />
        ))}
      </ul>
    </section>
  )
}

function Day({
  dia,
  isToday,
  igreja,
  isBusy,
  onWrite,
}: {
  dia: DiaEquipe
  isToday: boolean
  igreja: IgrejaEquipe
  isBusy: boolean
  onWrite: () => void
}) {
  const { data, itens, semDevocional } = dia
  const seesAgenda = hasRight(igreja.papeis, { area: 'agenda', may: 'see' })
  const format = new Intl.DateTimeFormat(getLocale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const day = isToday ? m.week_today() : format.format(new Date(`${data}T00:00:00Z`))
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-1 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <p className="font-semibold first-letter:uppercase">{day}</p>
      <div className="grid grid-cols-1 gap-1">
        {itens.map(({ tipo, id, nome, hora, flagCancelado }) => (
          <p key={`${tipo} ${id} ${hora}`} className="wrap-break-word">
            <span className="tabular-nums">{formatClock(hora, getLocale())}</span>{' '}
            {/* Where it is called off, or put at another hour. */}
            {seesAgenda ? (
              <Link to={`/${igreja.codigo}/agenda?de=${data}`} className="link">
                {nome}
              </Link>
            ) : (
              nome
            )}
            {flagCancelado && ` (${m.week_cancelled()})`}
          </p>
        ))}
        {itens.length === 0 && !semDevocional && <p className="text-ink-muted">{m.week_nothing()}</p>}
        {semDevocional && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Tag tone="warn">{m.week_no_devotional()}</Tag>
            <button type="button" className="link min-h-6" disabled={isBusy} onClick={onWrite}>
              {m.week_write_devotional()}
              <span className="sr-only"> ({day})</span>
            </button>
          </p>
        )}
      </div>
    </li>
  )
}
