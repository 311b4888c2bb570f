import { buttonClass, EmptyState } from '@atrio/ui'
import { NotebookPen } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useOwner } from '../lib/session/owner.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import type { OwnNotesProps } from './own-notes.tsx'

const OwnNotes = lazy(async () => ({ default: (await import('./own-notes.tsx')).OwnNotes }))

/** What somebody writes down while they watch: for who is logged in; for anybody else why, and the way there and back. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function NotesPanel(props: OwnNotesProps) {
  const { status } = useSession()
  const owner = useOwner()
  const { pathname, search } = useLocation()
  if (status === 'starting') return null
  if (owner !== 0) {
    return (
      <Suspense>
        <OwnNotes key={owner} {...props} />
      </Suspense>
    )
  }
  return (
    <EmptyState
      level={2}
      icon={<NotebookPen />}
      title={m.live_notes_yours()}
      action={
        <Link className={buttonClass()} to={paths.access({ redirectTo: pathname + search })}>
          {m.live_notes_log_in()}
        </Link>
      }
    >
      {m.live_notes_why()}
    </EmptyState>
  )
}
