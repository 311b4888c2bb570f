import { FALLBACK_LOCALE } from '@atrio/rules'
import { Button, buttonClass, Segmented, Tag, VisuallyHidden } from '@atrio/ui'
import { NOTA_LIMITS } from '@atrio/contract'
import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import { ExportMenu } from './export-menu.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { isBlank, type Conteudo, type LocalNota } from '../lib/notes/nota-state.ts'
import { notaStatus } from '../lib/notes/nota-status.ts'
import { NoteText } from '../lib/notes/note-text.tsx'
import { NoteTools } from './note-tools.tsx'
import { SavedSheet } from './saved-sheet.tsx'
import { TitleSheet } from './title-sheet.tsx'
import { useNotas } from '../lib/notes/use-notas.ts'
import { useTextCommands } from './use-text-commands.ts'

const ConflictPanel = lazy(() => import('./conflict-panel.tsx'))
const VerseOffer = lazy(() => import('./verse-offer.tsx').then(({ VerseOffer }) => ({ default: VerseOffer })))

/** Every reference has a number; without one nothing of the Bible is loaded. */
const MAY_REFER = /\d/

export type NoteEditorProps = { nota: LocalNota; onFirstChange: () => void }

/** Writes a note. Every change is on the device at once; the chip says where it is beyond that. */
export function NoteEditor({ nota, onFirstChange }: NoteEditorProps) {
  const { store, state, igreja } = useNotas()
  const [sheet, setSheet] = useState<'title' | 'saved' | null>(null)
  const [view, setView] = useState<'write' | 'read'>('write')
  const [caret, setCaret] = useState(0)
  const area = useRef<HTMLTextAreaElement>(null)
  const seenBy = useId()
  const navigate = useNavigate()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const sending = state.sending.get(nota.id)
  const status = notaStatus(nota, sending, { locale, timeZone })
  const write = (change: Partial<Conteudo>) => {
    void store.write(nota, change)
    onFirstChange()
  }
  const commands = useTextCommands(area, (texto) => write({ texto: texto.slice(0, NOTA_LIMITS.texto) }))
  const saveNow = () => {
    setSheet('saved')
    void store.flush().catch(() => undefined)
  }
  const save = () => (nota.titulo.trim() === '' ? setSheet('title') : saveNow())
  return (
    <article className="stack gap-4">
      <VisuallyHidden>
        <h1>{nota.titulo.trim() || m.notes_new()}</h1>
      </VisuallyHidden>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BackLink to={paths.notes()}>{m.notes_all()}</BackLink>
        <Tag tone={status.tone}>{status.text}</Tag>
      </div>
      {/* Announced when it changes in kind, not with every letter. */}
      <VisuallyHidden>
        <p role="status">{status.tone === 'info' ? '' : status.text}</p>
      </VisuallyHidden>
      {nota.conflict && (
        <Suspense>
          <ConflictPanel nota={nota} />
        </Suspense>
      )}
      <input
        className="note-title"
        aria-label={m.notes_field_title()}
        placeholder={m.notes_field_title()}
        maxLength={NOTA_LIMITS.titulo}
        value={nota.titulo}
        autoComplete="off"
        onChange={(event) => write({ titulo: event.currentTarget.value })}
      />
      <NoteTools
        commands={view === 'write' ? commands : null}
        onVerse={(text) => commands.insert(text)}
        offer={
          MAY_REFER.test(nota.texto) && (
            <Suspense>
              <VerseOffer texto={nota.texto} caret={caret} onInsert={commands.insert} />
            </Suspense>
          )
        }
        view={
          <Segmented
            label={m.notes_view()}
            value={view}
            onValueChange={(next) => setView(next as 'write' | 'read')}
            options={[
              { value: 'write', label: m.notes_view_write() },
              { value: 'read', label: m.notes_view_read() },
            ]}
          />
        }
      />
      {view === 'read' ? (
        <NoteText texto={nota.texto} />
      ) : (
        <>
          <textarea
            ref={area}
            className="note-text"
            aria-label={m.notes_field_text()}
            aria-describedby={seenBy}
            placeholder={m.notes_field_text_hint()}
            maxLength={NOTA_LIMITS.texto}
            value={nota.texto}
            onChange={(event) => {
              setCaret(event.currentTarget.selectionStart)
              write({ texto: event.currentTarget.value })
            }}
            onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
            onKeyDown={commands.onKeyDown}
          />
          <p id={seenBy} className="text-sm text-ink-muted">
            {m.who_me()}
          </p>
        </>
      )}
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
        <Button onClick={save}>{m.notes_save()}</Button>
        {!isBlank(nota) && <ExportMenu notas={[nota]} igreja={igreja} />}
        {(nota.base ?? nota.pending) && (
          <Link
            className={buttonClass({ variant: 'quiet', className: 'ms-auto' })}
            to={paths.noteDelete({ noteId: nota.id })}
          >
            <Trash2 aria-hidden="true" />
            {m.notes_delete()}
          </Link>
        )}
      </div>
      {sheet === 'title' && (
        <TitleSheet
          texto={nota.texto}
          title={m.notes_title_sheet()}
          detail={m.notes_title_sheet_detail()}
          submit={m.notes_save()}
          onClose={() => setSheet(null)}
          onTitle={(titulo) => {
            write({ titulo })
            saveNow()
          }}
        />
      )}
      {sheet === 'saved' && (
        <SavedSheet
          nota={nota}
          sending={sending}
          onKeep={() => setSheet(null)}
          onNew={() => {
            setSheet(null)
            void navigate(paths.note({ noteId: 'new' }))
          }}
        />
      )}
      <LeaveGuard nota={nota} />
    </article>
  )
}
