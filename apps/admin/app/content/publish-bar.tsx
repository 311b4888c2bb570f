import { Button, Dialog, TextField } from '@atrio/ui'
import { CalendarClock, Send } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { churchZone, formatMoment, toInstant, tomorrowMorning } from '../lib/church-time.ts'
import { m } from '../paraglide/messages.js'
import { ShortLabel } from '../lib/short-label.tsx'
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
  isNew,
  isTimed,
  from,
  page,
  isBusy,
  mayPublish,
  onPublish,
  preview,
}: {
  kept: Kept
  /** Never published. */
  isNew: boolean
  isTimed: boolean
  /** The moment that it waits for. */
  from: string | null
  /** Where everybody sees it. */
  page: string | null
  isBusy: boolean
  mayPublish: boolean
  onPublish: (publicarEm: string | null | undefined) => void
  /** To how it will look. */
  preview?: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const [when, setWhen] = useState(tomorrowMorning)
  const moment = toInstant(when)
  return (
    <div className="border-line bg-surface sticky bottom-16 z-5 grid grid-cols-1 gap-3 rounded-md border p-4 lg:bottom-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <p role="status" className="text-ink-muted">
          {isNew && kept === 'same' ? m.kept_kept() : words[kept]()}
          {from !== null && ` ${m.from_moment({ moment: formatMoment(from) })}`}
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
              onClick={() => onPublish(isTimed ? null : undefined)}
            >
              <ShortLabel short={m.publish_now_short()}>{m.publish_now()}</ShortLabel>
            </Button>
          )}
          {mayPublish && isTimed && (
            <Button
              variant="secondary"
              icon={<CalendarClock className="max-sm:hidden" />}
              onClick={() => setOpen(true)}
            >
              <ShortLabel short={m.publish_later_short()}>{m.publish_later()}</ShortLabel>
            </Button>
          )}
          {preview}
        </div>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={m.publish_later()}
        closeLabel={m.close()}
        actions={
          <Button
            disabled={moment === null}
            onClick={() => {
              setOpen(false)
              onPublish(moment)
            }}
          >
            {m.schedule()}
          </Button>
        }
      >
        <TextField
          label={m.schedule_when()}
          hint={m.schedule_zone({ zone: churchZone() })}
          type="datetime-local"
          value={when}
          onChange={(event) => setWhen(event.target.value)}
        />
      </Dialog>
    </div>
  )
}
