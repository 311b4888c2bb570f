import type { Registro } from '@atrio/contract'
import { Button } from '@atrio/ui'
import { CalendarClock, CalendarX, Send } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { formatMoment } from '../lib/church-time.ts'
import { m } from '../paraglide/messages.js'
import { ShortLabel } from '../lib/short-label.tsx'
import type { Times } from './calls.ts'
import { LaterDialog, UntilDialog } from './time-dialogs.tsx'
import type { Kept } from './use-draft.ts'

const words: Record<Kept, () => string> = {
  same: m.kept_same,
  waiting: m.kept_waiting,
  kept: m.kept_kept,
  offline: m.kept_offline,
}

/** The one bar at the foot: what became of what is typed, and how it gets public. */
export function PublishBar({
  kept,
  registro,
  isTimed,
  page,
  isBusy,
  mayPublish,
  onPublish,
  preview,
}: {
  kept: Kept
  registro: Registro
  /** It has a time of its own in which it is shown. */
  isTimed: boolean
  /** Where everybody sees it. */
  page: string | null
  isBusy: boolean
  mayPublish: boolean
  onPublish: (times: Times) => void
  /** To how it will look. */
  preview?: ReactNode
}) {
  const [open, setOpen] = useState<'later' | 'until' | null>(null)
  const { situacao, publicarEm, retirarEm, mudancaAgendada } = registro
  const isNew = registro.versao === 0
  const from = situacao === 'agendado' ? publicarEm : null
  // What is shown changes at a time of its own; what has no time of its own waits for nothing else.
  const mayWait = (isTimed || situacao === 'publicado') && mudancaAgendada === null
  const send = (times: Times) => {
    setOpen(null)
    onPublish(times)
  }
  return (
    <div className="foot-bar grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <p role="status" className="text-ink-muted">
          {isNew && kept === 'same' ? m.kept_kept() : words[kept]()}
          {from !== null && ` ${m.from_moment({ moment: formatMoment(from) })}.`}
          {retirarEm !== null && ` ${m.until_moment({ moment: formatMoment(retirarEm) })}.`}
        </p>
        {page !== null && kept === 'same' && (
          <a href={page} className="link">
            {m.see_on_portal()}
          </a>
        )}
      </div>
      {(mayPublish || preview) && (
        <div className="flex flex-wrap gap-2 sm:gap-3">
          {mayPublish && (
            <Button
              icon={<Send className="max-sm:hidden" />}
              loading={isBusy}
              onClick={() => onPublish(isTimed ? { publicarEm: null } : {})}
            >
              <ShortLabel short={m.publish_now_short()}>{m.publish_now()}</ShortLabel>
            </Button>
          )}
          {mayPublish && mayWait && (
            <Button
              variant="secondary"
              icon={<CalendarClock className="max-sm:hidden" />}
              disabled={isBusy}
              onClick={() => setOpen('later')}
            >
              <ShortLabel short={m.publish_later_short()}>{m.publish_later()}</ShortLabel>
            </Button>
          )}
          {mayPublish && isTimed && (
            <Button
              variant="secondary"
              icon={<CalendarX className="max-sm:hidden" />}
              disabled={isBusy}
              onClick={() => setOpen('until')}
            >
              <ShortLabel short={m.show_until_short()}>{m.show_until()}</ShortLabel>
            </Button>
          )}
          {preview}
        </div>
      )}
      {open === 'later' && (
        <LaterDialog registro={registro} isTimed={isTimed} onClose={() => setOpen(null)} onSchedule={send} />
      )}
      {open === 'until' && <UntilDialog until={retirarEm} onClose={() => setOpen(null)} onPublish={send} />}
    </div>
  )
}
