import { formatInstant, type Locale } from '@atrio/rules'
import { Tag } from '@atrio/ui'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { lastChange, type LocalNota } from '../lib/notes/nota-state.ts'
import { notaStatus } from '../lib/notes/nota-status.ts'
import type { Sending } from '../lib/personal/outbox.ts'
import { excerptOf } from './note-words.ts'

export type NoteRowProps = {
  nota: LocalNota
  sending: Sending | undefined
  locale: Locale
  timeZone: string
}

/** One note of the list: what it is called, how it begins, when it last changed. */
export function NoteRow({ nota, sending, locale, timeZone }: NoteRowProps) {
  const changed = lastChange(nota)
  const status = nota.pending ? notaStatus(nota, sending, { locale, timeZone }) : null
  return (
    <li className="note-row card relative flex flex-row items-start gap-3 p-4 hover:border-line-strong">
      <div className="min-w-0 flex-1">
        <h2 className="font-ui text-lg font-semibold tracking-normal">
          <Link
            to={paths.note({ noteId: nota.id })}
            className="text-ink no-underline after:absolute after:inset-0"
          >
            {nota.titulo.trim() || m.notes_untitled()}
          </Link>
        </h2>
        <p className="mt-1 line-clamp-2 text-ink-muted">{excerptOf(nota.texto)}</p>
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-ink-muted">
          <time dateTime={changed}>{formatInstant(changed, 'dateTime', locale, timeZone)}</time>
          {status && <Tag tone={status.tone}>{status.text}</Tag>}
        </p>
      </div>
      <ChevronRight aria-hidden="true" className="mt-1 size-5 shrink-0 text-ink-muted" />
    </li>
  )
}
