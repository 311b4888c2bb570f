import { FALLBACK_LOCALE } from '@atrio/rules'
import { Banner, Button, buttonClass, EmptyState, TextField } from '@atrio/ui'
import { NotebookPen, Plus, Search, SearchX } from 'lucide-react'
import { useDeferredValue } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import { ExportMenu } from './export-menu.tsx'
import { lastChange, type LocalNota } from '../lib/notes/nota-state.ts'
import { NoteRow } from './note-row.tsx'
import { searchNotas } from './note-words.ts'
import { HydrateFallback } from './notes-layout.tsx'
import { useNotas } from '../lib/notes/use-notas.ts'

export const meta = () => [{ title: m.notes_title() }, { name: 'robots', content: 'noindex' }]

/** All of a person's notes, changed last first, from this device at once and from the server behind it. */
export default function NotesPage() {
  const { store, state, igreja } = useNotas()
  const [search, setSearch] = useSearchParams()
  const church = useChurch()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const busca = search.get('busca') ?? ''
  const notas = sorted(state.notas)
  const found = searchNotas(notas, useDeferredValue(busca))
  const waiting = !state.opened || (notas.length === 0 && state.list === 'loading')
  return (
    <div className="stack gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <BackLink to={paths.account()}>{m.account_title()}</BackLink>
          <h1>{m.notes_title()}</h1>
          <p className="mt-2 text-ink-muted">{m.notes_intro()}</p>
        </div>
        <Link className={buttonClass()} to={paths.note({ noteId: 'new' })}>
          <Plus aria-hidden="true" />
          {m.notes_new()}
        </Link>
      </header>
      {state.list === 'failed' && (
        <Banner
          tone="bad"
          live="polite"
          title={m.notes_failed()}
          actions={<Button onClick={() => void store.refresh()}>{m.retry()}</Button>}
        >
          {m.notes_failed_detail()}
        </Banner>
      )}
      {waiting ? (
        <HydrateFallback />
      ) : notas.length === 0 ? (
        <EmptyState icon={<NotebookPen />} title={m.notes_none_title()}>
          <p>{m.notes_none()}</p>
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-end gap-3" role="search">
            <TextField
              type="search"
              label={m.notes_search()}
              fieldClassName="min-w-0 flex-1 basis-64"
              lead={<Search aria-hidden="true" />}
              value={busca}
              onChange={(event) => {
                const { value } = event.currentTarget
                setSearch(value ? { busca: value } : {}, { replace: true, preventScrollReset: true })
              }}
            />
            <ExportMenu notas={notas} igreja={igreja} all />
          </div>
          <p role="status" className="text-sm text-ink-muted">
            {m.notes_count({ count: found.length })}
          </p>
          {found.length === 0 && (
            <EmptyState icon={<SearchX />} title={m.notes_not_found_title({ busca })}>
              <p>{m.notes_not_found()}</p>
            </EmptyState>
          )}
          <ul className="flex flex-col gap-3">
            {found.map((nota) => (
              <NoteRow
                key={nota.id}
                nota={nota}
                sending={state.sending.get(nota.id)}
                locale={locale}
                timeZone={church?.fusoHorario ?? 'UTC'}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function sorted(notas: ReadonlyMap<string, LocalNota>): LocalNota[] {
  return [...notas.values()]
    .filter(({ deleted }) => !deleted)
    .sort((a, b) => lastChange(b).localeCompare(lastChange(a)) || a.id.localeCompare(b.id))
}
