import { NOTA_LIMITS } from '@atrio/contract'
import { Button, Dialog, TextField } from '@atrio/ui'
import { useState, type FormEvent, type ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { suggestTitle } from './note-words.ts'

export type TitleSheetProps = {
  texto: string
  title: string
  detail: string
  submit: string
  onClose: () => void
  onTitle: (titulo: string) => void
  /** Another way out. */
  other?: ReactNode
}

/** Asks for a title (Spec §4), with the first words of the text as a suggestion. */
export function TitleSheet({ texto, title, detail, submit, onClose, onTitle, other }: TitleSheetProps) {
  const [titulo, setTitulo] = useState(() => suggestTitle(texto))
  const [missing, setMissing] = useState(false)
  const give = (event: FormEvent) => {
    event.preventDefault()
    if (titulo.trim() === '') return setMissing(true)
    onTitle(titulo.trim())
  }
  return (
    <Dialog open onClose={onClose} title={title} description={detail} closeLabel={m.close()}>
      <form className="stack gap-5" onSubmit={give} noValidate>
        <TextField
          label={m.notes_field_title()}
          value={titulo}
          maxLength={NOTA_LIMITS.titulo}
          autoComplete="off"
          data-autofocus
          error={missing && titulo.trim() === '' ? m.notes_title_missing() : undefined}
          onChange={(event) => setTitulo(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="flex flex-wrap justify-end gap-3">
          {other}
          <Button type="submit">{submit}</Button>
        </div>
      </form>
    </Dialog>
  )
}
