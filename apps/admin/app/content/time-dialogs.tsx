import type { Registro } from '@atrio/contract'
import { Button, Dialog, TextField } from '@atrio/ui'
import { useState } from 'react'
import { toInstant, toTyped, tomorrowMorning, zoneName } from '../lib/church-time.ts'
import { m } from '../paraglide/messages.js'
import type { Times } from './calls.ts'

/** From when it is shown, and until when; what is shown already stays as it is until then (Decision 283). */
export function LaterDialog({
  registro: { situacao, publicarEm, retirarEm },
  isTimed,
  onClose,
  onSchedule,
}: {
  registro: Registro
  isTimed: boolean
  onClose: () => void
  onSchedule: (times: Times) => void
}) {
  const [when, setWhen] = useState(() =>
    situacao === 'agendado' && publicarEm ? toTyped(publicarEm) : tomorrowMorning(),
  )
  const [until, setUntil] = useState(toTyped(retirarEm))
  const moment = toInstant(when)
  const end = toInstant(until)
  const isEarly = moment !== null && end !== null && end <= moment
  const isShown = situacao === 'publicado'
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.publish_later()}
      {...(isShown && { description: m.publish_later_shown() })}
      closeLabel={m.close()}
      actions={
        <Button
          disabled={moment === null || isEarly || (until !== '' && end === null)}
          onClick={() => onSchedule({ publicarEm: moment, ...(isTimed && { retirarEm: end }) })}
        >
          {m.schedule()}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <TextField
          label={m.schedule_when()}
          hint={m.schedule_zone({ zone: zoneName() })}
          type="datetime-local"
          value={when}
          onChange={(event) => setWhen(event.target.value)}
        />
        {isTimed && <Until value={until} isEarly={isEarly} onChange={setUntil} />}
      </div>
    </Dialog>
  )
}

/** Publishes with an end, or without the one that there is. */
export function UntilDialog({
  until: given,
  onClose,
  onPublish,
}: {
  until: string | null
  onClose: () => void
  onPublish: (times: Times) => void
}) {
  const [until, setUntil] = useState(toTyped(given))
  const [opened] = useState(() => Date.now())
  const end = toInstant(until)
  const isEarly = end !== null && Date.parse(end) <= opened
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.show_until()}
      description={m.show_until_detail()}
      closeLabel={m.close()}
      actions={
        <Button
          disabled={isEarly || (until !== '' && end === null)}
          onClick={() => onPublish({ publicarEm: null, retirarEm: end })}
        >
          {m.publish_now()}
        </Button>
      }
    >
      <Until value={until} isEarly={isEarly} onChange={setUntil} />
    </Dialog>
  )
}

function Until({
  value,
  isEarly,
  onChange,
}: {
  value: string
  isEarly: boolean
  onChange: (typed: string) => void
}) {
  return (
    <TextField
      label={m.show_until()}
      hint={`${m.show_until_hint()} ${m.schedule_zone({ zone: zoneName() })}`}
      error={isEarly ? m.show_until_early() : undefined}
      type="datetime-local"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
