import { Button, classNames, Field, type FieldFrame } from '@atrio/ui'
import { Camera, ImageUp, Trash2, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type DragEvent } from 'react'
import { m } from '../paraglide/messages.js'
import { FocusPicker } from './focus-picker.tsx'
import { pictureAt, readPicture } from './picture-address.ts'
import { usePictureUpload } from './use-picture-upload.ts'

type Props = FieldFrame & {
  slug: string
  ratio: '16/9' | '1/1' | '3/1'
  address: string | null
  onAddress: (address: string | null) => void
  onSending: (isSending: boolean) => void
}

/** A picture: chosen, taken or dropped, sent as small as it is shown, and cropped around the point that matters. */
export function PictureField({ slug, ratio, address, onAddress, onSending, ...frame }: Props) {
  const { sending, refused, send, cancel } = usePictureUpload(slug, (sent) =>
    onAddress(pictureAt(sent, { x: 50, y: 50 })),
  )
  const label = useId()
  const [isOver, setOver] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isSending = sending !== null
  const tell = useEffectEvent(onSending)
  useEffect(() => {
    tell(isSending)
    return () => tell(false)
  }, [isSending])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) void send(file)
  }
  const input = (ref: typeof files, isCamera: boolean) => (
    <input
      ref={ref}
      type="file"
      hidden
      accept="image/jpeg,image/png,image/webp,image/avif,image/*"
      aria-label={isCamera ? m.picture_camera() : m.picture_choose()}
      {...(isCamera && { capture: 'environment' as const })}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        if (file) void send(file)
        // The same file may be chosen again.
        currentTarget.value = ''
      }}
    />
  )
  return (
    <Field {...frame} label={<span id={label}>{frame.label}</span>} error={refused ?? frame.error}>
      {(control) => (
        <div
          id={control.id}
          role="group"
          aria-labelledby={label}
          aria-describedby={control['aria-describedby']}
        >
          <div
            className={classNames(
              'border-line-strong bg-surface grid grid-cols-1 gap-4 rounded-md border p-4',
              !address && 'border-dashed',
              isOver && 'bg-tint',
            )}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            {address && !isSending && <Shown address={address} ratio={ratio} onAddress={onAddress} />}
            {sending && <Progress part={sending.part} labelledBy={label} onCancel={cancel} />}
            <div className="flex flex-wrap items-center gap-3">
              <Button variant="secondary" icon={<ImageUp />} onClick={() => files.current?.click()}>
                {address ? m.picture_replace() : m.picture_choose()}
              </Button>
              <Button
                variant="secondary"
                icon={<Camera />}
                className="pointer-fine:hidden"
                onClick={() => camera.current?.click()}
              >
                {m.picture_camera()}
              </Button>
              {address && (
                <Button variant="quiet" icon={<Trash2 />} onClick={() => onAddress(null)}>
                  {m.picture_remove()}
                </Button>
              )}
              {!address && (
                <span className="text-ink-muted hidden text-sm pointer-fine:inline">{m.picture_drop()}</span>
              )}
            </div>
            {input(files, false)}
            {input(camera, true)}
          </div>
        </div>
      )}
    </Field>
  )
}

const shapes = { '16/9': 'aspect-video', '1/1': 'aspect-square', '3/1': 'aspect-3/1' }

function Shown({ address, ratio, onAddress }: Pick<Props, 'ratio' | 'onAddress'> & { address: string }) {
  const { src, focus } = readPicture(address)
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <FocusPicker address={address} onAddress={onAddress} />
      <figure className="m-0 min-w-0">
        <figcaption className="mb-2 font-semibold">{m.picture_shown()}</figcaption>
        <img
          src={src}
          alt=""
          className={classNames('w-full rounded-md object-cover', shapes[ratio])}
          style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
        />
      </figure>
    </div>
  )
}

function Progress({
  part,
  labelledBy,
  onCancel,
}: {
  part: number
  labelledBy: string
  onCancel: () => void
}) {
  const isUnderWay = part > 0 && part < 1
  const text = !isUnderWay ? m.picture_working() : m.picture_sending({ percent: Math.round(part * 100) })
  return (
    <div className="grid grid-cols-1 gap-2">
      <p aria-live="polite">{text}</p>
      <progress
        aria-labelledby={labelledBy}
        max={1}
        {...(isUnderWay && { value: part })}
        className="accent-action h-2 w-full"
      />
      <Button variant="quiet" icon={<X />} className="justify-self-start" onClick={onCancel}>
        {m.picture_cancel()}
      </Button>
    </div>
  )
}
