import type { Reuniao } from '@atrio/contract'
import { Avatar, Chip, LiveRegion } from '@atrio/ui'
import { useMemo } from 'react'
import { useOwner } from '../lib/session/owner.ts'
import { useStore } from '../lib/data/store.ts'
import { emptyOutbox } from '../lib/personal/browser-outbox.ts'
import { m } from '../paraglide/messages.js'
import { markId, marksOutbox, type Mark } from './marks-outbox.ts'

type Presenca = NonNullable<Reuniao['presencas']>[number]
type AttendanceProps = { slug: string; celulaId: number; meetingId: number; presencas: readonly Presenca[] }

/** Who came, by taps: stored on the device first, so that it works wherever the group meets. */
export function Attendance({ slug, celulaId, meetingId, presencas }: AttendanceProps) {
  const owner = useOwner()
  const outbox = useMemo(() => marksOutbox(owner, slug), [owner, slug])
  const { records, sending, waiting } = useStore(outbox.state, NOTHING)
  const mark = (membro: number, flagPresente: boolean) => {
    const id = markId(meetingId, membro)
    void outbox.box.put({
      id,
      pending: true,
      celulaId,
      meetingId,
      membro,
      flagPresente,
      marcadoEm: new Date().toISOString(),
    })
    void outbox.box.flush().catch(() => undefined)
  }
  const refused = [...sending.values()].some(({ state }) => state === 'refused')
  return (
    <section aria-labelledby="attendance">
      <h2 id="attendance" className="font-ui text-lg">
        {m.groups_attendance()}
      </h2>
      <p className="mt-1 text-ink-muted">{m.groups_attendance_hint()}</p>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {presencas.map(({ id, nome, sobrenome, flagPresente, faltasSeguidas }) => {
          const tapped = records.get(markId(meetingId, id))
          // What the server has heard is its own to tell: others mark too.
          const here = tapped?.pending ? tapped.flagPresente : flagPresente
          const name = `${nome} ${sobrenome}`.trim()
          return (
            <li key={id} className="flex flex-wrap items-center gap-3 border-t border-line py-3">
              <Avatar name={name} src={null} />
              <span className="min-w-0 flex-1 break-words">
                {name}
                {faltasSeguidas > 1 && (
                  <span className="block text-sm text-ink-muted">
                    {m.groups_attendance_missed({ count: faltasSeguidas })}
                  </span>
                )}
              </span>
              <span role="group" aria-label={name} className="flex flex-wrap gap-2">
                <Chip selected={here === true} onClick={() => mark(id, true)}>
                  {m.groups_attendance_present()}
                </Chip>
                <Chip selected={here === false} onClick={() => mark(id, false)}>
                  {m.groups_attendance_absent()}
                </Chip>
              </span>
            </li>
          )
        })}
      </ul>
      <LiveRegion>
        {refused
          ? m.groups_attendance_refused()
          : waiting > 0
            ? m.groups_attendance_waiting({ count: waiting })
            : ''}
      </LiveRegion>
      <p aria-hidden="true" className="mt-3 min-h-6 text-ink-muted">
        {refused
          ? m.groups_attendance_refused()
          : waiting > 0
            ? m.groups_attendance_waiting({ count: waiting })
            : records.size > 0
              ? m.groups_attendance_saved()
              : ''}
      </p>
    </section>
  )
}

const NOTHING = emptyOutbox<Mark>()
