import './notes.css'
import { NOTA_LIMITS, type Transmissao } from '@atrio/contract'
import { FALLBACK_LOCALE, formatInstant, hasNotaMomento } from '@atrio/rules'
import { Banner, Button, Skeleton, SkeletonGroup, Tag } from '@atrio/ui'
import { ExternalLink, Pencil } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { lastChange, type LocalNota } from '../lib/notes/nota-state.ts'
import { notaStatus } from '../lib/notes/nota-status.ts'
import { NoteText } from '../lib/notes/note-text.tsx'
import { useNotas } from '../lib/notes/use-notas.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { usePlayerTime, type PlayerControl } from '../player/player-control.ts'
import { useChurch, useRootData } from '../shell/church.ts'
import { NoteLine } from './note-line.tsx'

export type OwnNotesProps = {
  transmissao: Transmissao
  /** Seconds since it began while it is on air; of a recording null, whose player says where it is. */
  since: number | null
  control: PlayerControl
}

/** One note of each broadcast, written line by line beside the picture; each line says when, and leads back there (Decision 216). */
export function OwnNotes({ transmissao, since, control }: OwnNotesProps) {
  const { store, state } = useNotas()
  const [draft] = useState(() => store.create())
  const [isEditing, setEditing] = useState(false)
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const played = usePlayerTime(control)
  const list = useRef<HTMLDivElement>(null)
  const of = { transmissaoId: transmissao.id }
  // Who is writing in a note stays in it, also when its last moment is taken out.
  const [held, setHeld] = useState(draft.id)
  const all = [...state.notas.values()].filter(({ deleted }) => !deleted)
  const nota = all.find(({ id }) => id === held) ?? noteOf(all, transmissao.id) ?? draft
  const { texto } = nota
  useLayoutEffect(() => {
    if (texto === '' || isEditing) return
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [texto, isEditing])
  // What was written on another device is gone on with, and no second note begun beside it.
  if (!state.opened || (state.list === 'loading' && texto === '')) {
    return (
      <SkeletonGroup label={m.notes_loading()}>
        <Skeleton className="h-64" />
      </SkeletonGroup>
    )
  }
  const status = notaStatus(nota, state.sending.get(nota.id), { locale, timeZone })
  const day = formatInstant(transmissao.inicio, 'short', locale, timeZone)
  const titulo = nota.titulo.trim() || m.live_notes_of({ title: transmissao.titulo, day })
  const write = (next: string) => {
    setHeld(nota.id)
    void store.write(nota, { titulo, texto: next })
  }
  const isGone = nota.conflict === 'deleted'
  const isWritten = texto.trim() !== ''
  return (
    <section className="live-notes" aria-label={m.live_notes_tab()}>
      <div className="live-notes-head">
        <p className="live-notes-name">{titulo}</p>
        {isWritten && <Tag tone={status.tone}>{status.text}</Tag>}
      </div>
      {nota.conflict && (
        <Banner tone="warn" title={isGone ? m.notes_gone_title() : m.notes_conflict_title()} live="polite">
          <p>{isGone ? m.notes_gone_detail() : m.notes_conflict_detail()}</p>
          <Opened nota={nota} />
        </Banner>
      )}
      {isEditing ? (
        <textarea
          className="live-notes-whole"
          aria-label={m.notes_field_text()}
          maxLength={NOTA_LIMITS.texto}
          value={texto}
          onChange={(event) => write(event.currentTarget.value)}
        />
      ) : (
        <div
          ref={list}
          className="live-notes-list"
          role="group"
          aria-label={m.live_notes_written()}
          // What scrolls is reached by the keyboard as well.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {isWritten ? (
            <NoteText
              texto={texto}
              below={2}
              beside={{ ...of, jump: since === null ? control.jump : null }}
            />
          ) : (
            <p className="text-ink-muted">{m.live_notes_none()}</p>
          )}
        </div>
      )}
      {!isEditing && (
        <NoteLine
          second={since ?? played ?? 0}
          transmissaoId={transmissao.id}
          texto={texto}
          onWrite={write}
        />
      )}
      {isWritten && (
        <div className="live-notes-more">
          <Button
            variant="quiet"
            icon={<Pencil aria-hidden="true" />}
            aria-pressed={isEditing}
            onClick={() => {
              setHeld(nota.id)
              setEditing(!isEditing)
            }}
          >
            {isEditing ? m.live_notes_edited() : m.live_notes_edit()}
          </Button>
          <Opened nota={nota} />
        </div>
      )}
    </section>
  )
}

/** In a window of its own: the picture stays where it is. */
function Opened({ nota: { id } }: { nota: LocalNota }) {
  return (
    <a href={paths.note({ noteId: id })} target="_blank" rel="noopener" className="live-notes-open">
      {m.live_notes_open()}
      <ExternalLink aria-hidden="true" />
      <span className="sr-only">({m.live_new_window()})</span>
    </a>
  )
}

/** The note that says moments of the broadcast, changed last; wherever it was begun. */
function noteOf(notas: readonly LocalNota[], transmissaoId: number): LocalNota | undefined {
  return notas
    .filter(({ texto }) => hasNotaMomento(texto, { transmissaoId }))
    .toSorted((one, other) => lastChange(other).localeCompare(lastChange(one)))[0]
}
