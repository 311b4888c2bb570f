import { groupsCalls as calls } from '@atrio/contract'
import { Banner, Button, buttonClass } from '@atrio/ui'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'

type MeetingConflictProps = {
  slug: string
  celulaId: number
  id: number
  onMine: () => Promise<void>
}

/** Two leaders wrote of one meeting: what the other one saved is on show, and nothing goes before somebody says so. */
export function MeetingConflict({ slug, celulaId, id, onMine }: MeetingConflictProps) {
  const [busy, setBusy] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  // The button that saves is below the whole form.
  useEffect(() => ref.current?.focus(), [])
  const { data } = useCall(
    calls.getReuniao,
    { params: { slug, id: celulaId, idReuniao: id } },
    { fresh: true },
  )
  const theirs = data?.reuniao
  const mine = async () => {
    setBusy(true)
    await onMine()
    setBusy(false)
  }
  return (
    <div ref={ref} tabIndex={-1} className="scroll-mt-24 outline-none">
      <Banner
        tone="warn"
        live="assertive"
        title={m.code_group_meeting_changed_title()}
        actions={
          <>
            <Button loading={busy} onClick={() => void mine()}>
              {m.groups_conflict_mine()}
            </Button>
            <Link
              className={buttonClass({ variant: 'outline' })}
              to={paths.groupMeeting({ celulaId, meetingId: id })}
            >
              {m.groups_conflict_theirs()}
            </Link>
          </>
        }
      >
        <p>{m.code_group_meeting_changed_detail()}</p>
        {theirs && (
          <dl className="mt-3 grid grid-cols-1 gap-2 break-words whitespace-pre-line">
            <Line title={m.groups_write_theme()} text={theirs.tema} />
            <Line title={m.groups_meeting_study()} text={theirs.estudo?.titulo ?? null} />
            <Line title={m.groups_meeting_notes()} text={theirs.anotacoes} />
            <Line title={m.groups_meeting_prayers()} text={theirs.pedidosOracao} />
            <Line title={m.groups_write_guests()} text={theirs.nomesVisitantes?.join(', ') || null} />
          </dl>
        )}
      </Banner>
    </div>
  )
}

function Line({ title, text }: { title: string; text: string | null }) {
  if (!text) return null
  return (
    <div>
      <dt className="text-sm text-ink-muted">{title}</dt>
      <dd>{text}</dd>
    </div>
  )
}
