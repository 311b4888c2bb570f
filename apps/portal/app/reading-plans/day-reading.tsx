import { bibleCalls, type DiaLeitura } from '@atrio/contract'
import { Button, CheckboxField, Tag } from '@atrio/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { PassageText } from '../bible/passage-text.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import type { Tick } from './plans-client.ts'

export type DayReadingProps = {
  day: DiaLeitura
  totalDias: number
  /** As people write it. */
  date: string
  isToday: boolean
  isRead: (part: { dia: number; parte: number }) => boolean
  onTick: (tick: Tick) => void
  onDay: (dia: number) => void
}

/** The parts of a day with their text, each to be ticked. */
export function DayReading({ day, totalDias, date, isToday, isRead, onTick, onDay }: DayReadingProps) {
  const { dia, leituras } = day
  const isDone = leituras.every(({ parte }) => isRead({ dia, parte }))
  return (
    <section aria-labelledby="day" className="ruled stack gap-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="day">{m.plans_day({ dia, total: totalDias })}</h2>
          <p className="mt-1 flex items-center gap-2 text-ink-muted">
            {date}
            {isToday && <Tag tone="brand">{m.plans_today()}</Tag>}
          </p>
        </div>
      </header>
      <ul className="stack gap-5">
        {leituras.map(({ parte, referencia, passagem }, index) => (
          <li key={parte} className="stack gap-3">
            <CheckboxField
              label={m.plans_read({ referencia })}
              checked={isRead({ dia, parte })}
              onChange={(event) => onTick({ dia, parte, lida: event.currentTarget.checked })}
            />
            <Reading passagem={passagem} startsOpen={index === 0} />
          </li>
        ))}
      </ul>
      <p role="status" className="empty:hidden">
        {isDone ? m.plans_day_done() : ''}
      </p>
      <div className="flex flex-wrap justify-between gap-3">
        <Button
          variant="outline"
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={dia === 1}
          onClick={() => onDay(dia - 1)}
        >
          {m.plans_previous_day()}
        </Button>
        <Button
          variant={isDone ? 'primary' : 'outline'}
          disabled={dia === totalDias}
          onClick={() => onDay(dia + 1)}
        >
          {m.plans_next_day()}
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </section>
  )
}

function Reading({ passagem, startsOpen }: { passagem: string; startsOpen: boolean }) {
  const [open, setOpen] = useState(startsOpen)
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer font-semibold text-link">{m.plans_show_text()}</summary>
      {open && <Words passagem={passagem} />}
    </details>
  )
}

function Words({ passagem }: { passagem: string }) {
  const text = useCall(bibleCalls.getPassagem, { query: { referencia: passagem } })
  if (!text.data) {
    return text.state === 'failed' ? (
      <p>{m.plans_text_failed()}</p>
    ) : (
      <p role="status">{m.plans_text_loading()}</p>
    )
  }
  return (
    <div className="mt-3">
      <PassageText {...text.data} />
    </div>
  )
}
