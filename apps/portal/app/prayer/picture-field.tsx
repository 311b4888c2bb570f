import { finalidades } from '@atrio/contract'
import { Button, FieldError } from '@atrio/ui'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useCallback, useId, useRef, useState, type Ref } from 'react'
import { m } from '../paraglide/messages.js'

const LIMITS = finalidades.oracao
const MEGA = LIMITS.maxBytes / 1024 / 1024

type PictureFieldProps = {
  picture: Blob | null
  button: Ref<HTMLButtonElement>
  /** What the server said of it. */
  error: string | null
  onPicture: (picture: Blob | null) => void
}

/** A picture beside the words, seen before it is sent, and taken away again. */
export function PictureField({ picture, button, error, onPicture }: PictureFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const choose = (file: File) => {
    const isKind = (LIMITS.tipos as readonly string[]).includes(file.type)
    if (!isKind) return setRefused(m.prayer_picture_kind())
    if (file.size > LIMITS.maxBytes) return setRefused(m.prayer_picture_big({ mega: MEGA }))
    setRefused(null)
    onPicture(file)
  }
  const said = refused ?? error
  return (
    <div
      className="field"
      role="group"
      aria-label={m.prayer_picture()}
      data-state={said ? 'invalid' : 'idle'}
    >
      <span className="field-label" aria-hidden="true">
        {m.prayer_picture()}
        <span className="field-optional">{m.form_optional()}</span>
      </span>
      <p className="field-hint" id={`${id}-hint`}>
        {m.prayer_picture_hint({ mega: MEGA })}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={m.prayer_picture()}
        accept={LIMITS.tipos.join()}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file may be chosen again.
          currentTarget.value = ''
          if (file) choose(file)
        }}
      />
      {picture && <Preview picture={picture} />}
      <p className="flex flex-wrap gap-3">
        <Button
          ref={button}
          variant="outline"
          icon={<ImagePlus aria-hidden="true" />}
          aria-describedby={`${id}-hint ${id}-error`}
          onClick={() => input.current?.click()}
        >
          {picture ? m.prayer_picture_change() : m.prayer_picture_add()}
        </Button>
        {picture && (
          <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => onPicture(null)}>
            {m.prayer_picture_remove()}
          </Button>
        )}
      </p>
      <FieldError id={`${id}-error`} error={said} />
    </div>
  )
}

/** The picture as it is on this device, at an address that goes with it. */
function Preview({ picture }: { picture: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(picture)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [picture],
  )
  return <img ref={show} alt={m.prayer_picture_alt()} className="max-h-72 max-w-full self-start rounded-md" />
}
