import { NOTA_LIMITS } from '@atrio/contract'
import { notaMomento } from '@atrio/rules'
import { IconButton, LiveRegion } from '@atrio/ui'
import { CornerDownLeft } from 'lucide-react'
import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { m } from '../paraglide/messages.js'
import { mediaTime } from '../player/media-time.ts'

export type NoteLineProps = {
  /** Where the service is. */
  second: number
  transmissaoId: number
  /** The note as it is. */
  texto: string
  onWrite: (texto: string) => void
}

/** Writes one thing down. Its moment is when the writing began: what was said then is what it is about. */
export function NoteLine({ second, transmissaoId, texto, onWrite }: NoteLineProps) {
  const [line, setLine] = useState('')
  const [begun, setBegun] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const time = mediaTime(begun ?? second)
  const written = [texto.trimEnd(), `${notaMomento(time, { transmissaoId })} ${line.trim()}`]
    .filter(Boolean)
    .join('\n\n')
  const isFull = line !== '' && written.length > NOTA_LIMITS.texto
  const write = (event?: FormEvent) => {
    event?.preventDefault()
    if (line.trim() === '' || isFull) return
    onWrite(written)
    setLine('')
    setBegun(null)
    setSaid(m.live_notes_done({ time }))
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    write()
  }
  return (
    <form className="live-notes-line" onSubmit={write}>
      <LiveRegion>{said}</LiveRegion>
      {isFull && (
        <p id={`${id}-full`} className="text-sm text-bad">
          {m.live_notes_full()}
        </p>
      )}
      <div className="live-notes-write">
        <span id={`${id}-at`} className="live-notes-at">
          <span className="sr-only">{m.live_notes_at()} </span>
          {time}
        </span>
        <textarea
          ref={field}
          rows={1}
          value={line}
          maxLength={2_000}
          placeholder={m.live_notes_placeholder()}
          aria-label={m.live_notes_field()}
          aria-describedby={isFull ? `${id}-full` : `${id}-at`}
          aria-invalid={isFull || undefined}
          onChange={({ currentTarget: { value } }) => {
            setLine(value)
            setBegun(value === '' ? null : (begun ?? second))
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton
          type="submit"
          className="live-notes-send"
          label={m.live_notes_write()}
          icon={<CornerDownLeft />}
          aria-disabled={line.trim() === '' || isFull || undefined}
        />
      </div>
    </form>
  )
}
