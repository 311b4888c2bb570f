import { Button, Dialog } from '@atrio/ui'
import { useBlocker } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { isBlank, type LocalNota } from '../lib/notes/nota-state.ts'
import { TitleSheet } from './title-sheet.tsx'
import { useNotas } from '../lib/notes/use-notas.ts'

/**
 * Asks before a note without content is left, which deletes it (Spec §4), and for the title of one that has none. A
 * note with both goes nowhere: it is on this device, and on its way.
 */
export function LeaveGuard({ nota }: { nota: LocalNota }) {
  const { store } = useNotas()
  const own = new Set([paths.note({ noteId: nota.id }), paths.noteDelete({ noteId: nota.id })])
  const blank = isBlank(nota)
  const untitled = nota.titulo.trim() === '' && nota.conflict === null
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !own.has(nextLocation.pathname) &&
      (blank || untitled),
  )
  if (blocker.state !== 'blocked') return null
  const stay = () => blocker.reset()
  if (!blank) {
    return (
      <TitleSheet
        texto={nota.texto}
        title={m.notes_title_sheet()}
        detail={m.notes_leave_untitled_detail()}
        submit={m.notes_save_and_leave()}
        onClose={stay}
        onTitle={(titulo) => {
          void store.write(nota, { titulo }).then(() => store.flush())
          blocker.proceed()
        }}
        other={
          <Button variant="quiet" onClick={() => blocker.proceed()}>
            {m.notes_leave_untitled()}
          </Button>
        }
      />
    )
  }
  return (
    <Dialog
      open
      onClose={stay}
      title={m.notes_leave_empty_title()}
      description={m.notes_leave_empty_detail()}
      closeLabel={m.close()}
      actions={
        <>
          <Button variant="outline" onClick={stay}>
            {m.notes_keep_writing()}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              void store.remove(nota.id)
              blocker.proceed()
            }}
          >
            {m.notes_delete()}
          </Button>
        </>
      }
    />
  )
}
