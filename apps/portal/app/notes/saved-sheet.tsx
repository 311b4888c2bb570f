import { Button, Dialog } from '@atrio/ui'
import { useState } from 'react'
import { codeMessage } from '../lib/messages/error-messages.ts'
import { m } from '../paraglide/messages.js'
import { isDirty, type LocalNota } from '../lib/notes/nota-state.ts'
import type { Sending } from '../lib/personal/outbox.ts'

export type SavedSheetProps = {
  nota: LocalNota
  sending: Sending | undefined
  onKeep: () => void
  onNew: () => void
}

/** Spec §4: saving offers a new note or to keep editing. Says where the note is, which without a network is here. */
export function SavedSheet({ nota, sending, onKeep, onNew }: SavedSheetProps) {
  const isSaved = !isDirty(nota) && nota.base !== null && nota.conflict === null
  // Until an answer comes nothing is claimed.
  const [first] = useState(nota.titulo)
  const busy = !isSaved && !nota.conflict && (sending === undefined || sending.state === 'saving')
  return (
    <Dialog
      open
      onClose={onKeep}
      title={isSaved ? m.notes_saved_title() : busy ? m.notes_status_saving() : m.notes_saved_device_title()}
      closeLabel={m.close()}
      actions={
        <>
          <Button variant="outline" onClick={onKeep}>
            {m.notes_keep_editing()}
          </Button>
          <Button onClick={onNew}>{m.notes_new()}</Button>
        </>
      }
    >
      <p role="status">
        {busy ? '' : isSaved ? m.notes_saved({ titulo: nota.titulo.trim() || first }) : whyNot(nota, sending)}
      </p>
    </Dialog>
  )
}

function whyNot({ conflict }: LocalNota, sending: Sending | undefined): string {
  if (conflict) return m.notes_conflict_detail()
  if (sending?.state === 'refused') {
    const { title, detail } = codeMessage(sending.code)
    return `${title}. ${detail}`
  }
  return m.notes_queued()
}
