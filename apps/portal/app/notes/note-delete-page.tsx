import { Button, buttonClass, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { HydrateFallback } from './notes-layout.tsx'
import { useNotas } from '../lib/notes/use-notas.ts'

export const meta = () => [{ title: m.notes_delete() }, { name: 'robots', content: 'noindex' }]

/** Asks before a note is deleted, for there is no way back (Spec §2). */
export default function NoteDeletePage() {
  const { noteId = '' } = useParams()
  const { store, state } = useNotas()
  const [busy, setBusy] = useState(false)
  const { show } = useToasts()
  const navigate = useNavigate()
  const nota = state.notas.get(noteId)
  if (!state.opened || (!nota && state.list === 'loading')) return <HydrateFallback />
  if (!nota && !busy) return <Navigate to={paths.notes()} replace />
  const confirm = async () => {
    setBusy(true)
    // Without a network it goes when there is one again.
    await store.remove(noteId)
    await navigate(paths.notes(), { replace: true })
    show({ tone: 'ok', title: m.notes_deleted() })
  }
  return (
    <div className="stack gap-6">
      <p className="eyebrow">{nota?.titulo.trim() || m.notes_untitled()}</p>
      <h1>{m.notes_delete_title()}</h1>
      <p className="max-w-[40rem] text-lg">{m.notes_delete_detail()}</p>
      <div className="flex flex-wrap gap-3">
        <Link className={buttonClass({ variant: 'outline' })} to={paths.note({ noteId })}>
          {m.notes_delete_keep()}
        </Link>
        <Button variant="danger" loading={busy} onClick={() => void confirm()}>
          {m.notes_delete()}
        </Button>
      </div>
    </div>
  )
}
