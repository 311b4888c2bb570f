import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { Banner, Button } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import type { LocalNota } from '../lib/notes/nota-state.ts'
import { NoteText } from '../lib/notes/note-text.tsx'
import { useNotas } from '../lib/notes/use-notas.ts'

/** Two devices changed one note: both versions are on show, and none goes before the person says so. */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function ConflictPanel({ nota }: { nota: LocalNota }) {
  const { store } = useNotas()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const { conflict } = nota
  const choose = (choice: 'mine' | 'theirs' | 'both') => () =>
    void store.choose(
      nota.id,
      choice,
      m.notes_conflict_copy({ titulo: nota.titulo.trim() || m.notes_untitled() }),
    )
  if (conflict === 'deleted') {
    return (
      <Banner
        tone="warn"
        live="assertive"
        title={m.notes_gone_title()}
        actions={
          <>
            <Button onClick={choose('mine')}>{m.notes_gone_keep()}</Button>
            <Button variant="outline" onClick={choose('theirs')}>
              {m.notes_gone_delete()}
            </Button>
          </>
        }
      >
        {m.notes_gone_detail()}
      </Banner>
    )
  }
  if (!conflict) return null
  const moment = formatInstant(conflict.dataUltimaAlteracao, 'dateTime', locale, timeZone)
  return (
    <Banner
      tone="warn"
      live="assertive"
      title={m.notes_conflict_title()}
      actions={
        <>
          <Button onClick={choose('both')}>{m.notes_conflict_both()}</Button>
          <Button variant="outline" onClick={choose('mine')}>
            {m.notes_conflict_mine()}
          </Button>
          <Button variant="outline" onClick={choose('theirs')}>
            {m.notes_conflict_theirs()}
          </Button>
        </>
      }
    >
      <p>{m.notes_conflict_detail()}</p>
      <div className="note-versions mt-3">
        <section aria-label={m.notes_conflict_here()} className="ruled">
          <h2 className="font-ui text-base font-semibold">{m.notes_conflict_here()}</h2>
          <p className="font-semibold">{nota.titulo}</p>
          <NoteText texto={nota.texto} below={2} />
        </section>
        <section aria-label={m.notes_conflict_there({ moment })} className="ruled">
          <h2 className="font-ui text-base font-semibold">{m.notes_conflict_there({ moment })}</h2>
          <p className="font-semibold">{conflict.titulo}</p>
          <NoteText texto={conflict.texto} below={2} />
        </section>
      </div>
    </Banner>
  )
}
