import { buttonClass, EmptyState } from '@atrio/ui'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { errorText } from '../shell/errors/error-catalogue.ts'
import type { LocalNota } from '../lib/notes/nota-state.ts'
import type { NotasStore } from '../lib/notes/notas-store.ts'
import { NoteEditor } from './note-editor.tsx'
import { HydrateFallback } from './notes-layout.tsx'
import { useNotas } from '../lib/notes/use-notas.ts'

export const meta = () => [{ title: m.notes_title() }, { name: 'robots', content: 'noindex' }]

/** One note: the one of the address, or a new one, which takes an address of its own with its first letter. */
export default function NotePage() {
  const { noteId = '' } = useParams()
  const { store, state } = useNotas()
  const [entry, setEntry] = useState(() => enter(store, noteId, null))
  const navigate = useNavigate()
  // The draft stays the same while its address changes from `new` to its own, and is another at the next visit.
  if (entry.noteId !== noteId) setEntry(enter(store, noteId, entry.draft))
  if (!state.opened) return <HydrateFallback />
  const { draft } = entry
  const isNew = noteId === 'new'
  const id = isNew && draft ? draft.id : noteId
  const found = state.notas.get(id) ?? (draft?.id === id ? draft : undefined)
  if (!found) return state.list === 'loading' ? <HydrateFallback /> : <NotThere />
  if (found.deleted) return <NotThere />
  return (
    <NoteEditor
      key={id}
      nota={found}
      onFirstChange={() => {
        if (isNew) void navigate(paths.note({ noteId: id }), { replace: true, preventScrollReset: true })
      }}
    />
  )
}

function enter(store: NotasStore, noteId: string, draft: LocalNota | null) {
  return { noteId, draft: noteId === 'new' ? store.create() : draft }
}

function NotThere() {
  const text = errorText('CONTENT.MESSAGE.ERROR.NOT_FOUND')
  return (
    <EmptyState
      level={1}
      icon={<SearchX />}
      title={text.title()}
      action={
        <Link className={buttonClass()} to={paths.notes()}>
          {m.notes_all()}
        </Link>
      }
    >
      <p>{text.detail()}</p>
    </EmptyState>
  )
}
