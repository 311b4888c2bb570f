import type { Traducao, Versiculo } from '@atrio/contract'
import { Button, buttonClass, Dialog, IconButton, TextArea, useToasts } from '@atrio/ui'
import { Copy, Eraser, LogIn, NotebookPen, X } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import type { MarkChange, Marks } from './use-marks.ts'

export type VerseActionsProps = {
  titulo: string
  /** The chosen verses as a reference: `Jo 3.16–18`. */
  lugar: string
  traducao: Traducao
  versiculos: readonly Versiculo[]
  marks: Marks
  onClear: () => void
}

const COLOURS = [
  ['amarelo', m.bible_mark_amarelo],
  ['verde', m.bible_mark_verde],
  ['azul', m.bible_mark_azul],
  ['rosa', m.bible_mark_rosa],
] as const

/** What can be done with the chosen verses, at the foot of the screen. */
export function VerseActions({ titulo, lugar, traducao, versiculos, marks, onClear }: VerseActionsProps) {
  const [noting, setNoting] = useState(false)
  const { show } = useToasts()
  const { pathname, search } = useLocation()
  const numbers = versiculos.map(({ numero }) => numero)
  const copy = async () => {
    const text = `“${versiculos.map(({ texto }) => texto).join(' ')}” (${lugar}, ${traducao.nome})`
    try {
      await navigator.clipboard.writeText(text)
      show({ tone: 'ok', title: m.bible_copied(), detail: lugar })
      onClear()
    } catch {
      show({ tone: 'bad', title: m.bible_copy_failed(), detail: m.bible_copy_failed_detail() })
    }
  }
  const save = async (change: Omit<MarkChange, 'versiculos'>) => {
    try {
      await marks.save?.({ versiculos: numbers, ...change })
      onClear()
    } catch {
      show({ tone: 'bad', title: m.bible_save_failed(), detail: m.bible_save_failed_detail() })
    }
  }
  return (
    <section aria-label={m.bible_actions()} className="bible-actions">
      <p role="status" className="me-auto font-semibold">
        {lugar}
        <span className="sr-only">
          {' '}
          {numbers.length === 1 ? m.bible_selected_one() : m.bible_selected_many({ count: numbers.length })}
        </span>
      </p>
      <Button variant="outline" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        {m.bible_copy()}
      </Button>
      {marks.save ? (
        <>
          {COLOURS.map(([cor, label]) => (
            <IconButton
              key={cor}
              label={label()}
              icon={<span className="bible-swatch" data-cor={cor} />}
              onClick={() => void save({ cor })}
            />
          ))}
          <IconButton label={m.bible_unmark()} icon={<Eraser />} onClick={() => void save({ cor: null })} />
          <Button variant="outline" icon={<NotebookPen aria-hidden="true" />} onClick={() => setNoting(true)}>
            {m.bible_note()}
          </Button>
        </>
      ) : (
        <Link
          className={buttonClass({ variant: 'quiet' })}
          to={paths.access({ redirectTo: pathname + search })}
          rel="nofollow"
        >
          <LogIn aria-hidden="true" />
          {m.bible_sign_in()}
        </Link>
      )}
      <IconButton label={m.bible_clear()} icon={<X />} onClick={onClear} />
      <NoteDialog
        open={noting}
        titulo={titulo}
        lugar={lugar}
        nota={marks.byVerse.get(numbers[0] ?? 0)?.nota ?? ''}
        onClose={() => setNoting(false)}
        onSave={(nota) => {
          setNoting(false)
          void save({ nota })
        }}
      />
    </section>
  )
}

type NoteDialogProps = {
  open: boolean
  titulo: string
  lugar: string
  nota: string
  onClose: () => void
  onSave: (nota: string | null) => void
}

function NoteDialog({ open, lugar, nota, onClose, onSave }: NoteDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.bible_note_title({ lugar })}
      closeLabel={m.close()}
      closeOnBackdrop={false}
    >
      <form
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const written = new FormData(event.currentTarget).get('nota')
          onSave(typeof written === 'string' && written.trim() ? written.trim() : null)
        }}
      >
        <TextArea
          name="nota"
          label={m.bible_note_label()}
          hint={m.bible_note_hint()}
          defaultValue={nota}
          maxLength={4000}
          data-autofocus
        />
        <Button type="submit">{m.bible_note_save()}</Button>
      </form>
    </Dialog>
  )
}
