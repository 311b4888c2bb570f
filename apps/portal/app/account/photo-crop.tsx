import { Button, IconButton } from '@atrio/ui'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { m } from '../paraglide/messages.js'
import { CropCanvas, cropToFile } from './crop-canvas.tsx'
import { closenessOf, moveCrop, startCrop, zoomCrop, zoomTo } from './crop.ts'
import { useDragAndPinch } from './use-drag-and-pinch.ts'

/** As the server keeps a photo: see `finalidades`. */
const MOST = 1280
const STEP = 0.05
const CLOSER = 1.15

const moves = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

export type PhotoCropProps = {
  picture: ImageBitmap
  busy: boolean
  onSave: (file: Blob) => void
  onCancel: () => void
}

/** Frames a photo: dragged, pinched, by a slider, by keys, and by buttons (WCAG 2.5.7). */
export function PhotoCrop({ picture, busy, onSave, onCancel }: PhotoCropProps) {
  const [crop, setCrop] = useState(() => startCrop(picture))
  const frame = useRef<HTMLDivElement>(null)
  const hint = useId()
  useEffect(() => frame.current?.focus(), [])
  const move = (by: { x: number; y: number }) => setCrop((now) => moveCrop(now, picture, by))
  const zoom = (factor: number, at?: { x: number; y: number }) =>
    setCrop((now) => zoomCrop(now, picture, factor, at))
  const gestures = useDragAndPinch({ move, zoom })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (Object.hasOwn(moves, event.key)) move(moves[event.key as keyof typeof moves])
    else if (event.key === '+' || event.key === '=') zoom(CLOSER)
    else if (event.key === '-') zoom(1 / CLOSER)
    else return
    event.preventDefault()
  }
  return (
    <div className="stack gap-4">
      <p id={hint} className="text-ink-muted">
        {m.account_photo_crop_hint()}
      </p>
      <div className="flex flex-wrap items-end gap-6">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys */}
        <div
          ref={frame}
          role="application"
          aria-label={m.account_photo_crop()}
          aria-describedby={hint}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys
          tabIndex={0}
          className="w-full max-w-80 cursor-grab touch-none overflow-hidden rounded-full active:cursor-grabbing"
          onKeyDown={onKeyDown}
          {...gestures}
        >
          <CropCanvas picture={picture} crop={crop} pixels={640} className="block aspect-square w-full" />
        </div>
        <figure>
          <CropCanvas picture={picture} crop={crop} pixels={112} className="size-14 rounded-full" />
          <figcaption className="mt-1 text-sm text-ink-muted">{m.account_photo_preview()}</figcaption>
        </figure>
      </div>
      <label className="flex max-w-80 flex-col gap-1">
        <span className="field-label">{m.account_photo_zoom()}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          value={Math.round(closenessOf(crop, picture))}
          className="h-11 w-full accent-(--color-brand)"
          onChange={({ currentTarget }) => {
            const closeness = Number(currentTarget.value)
            setCrop((now) => zoomTo(now, picture, closeness))
          }}
        />
      </label>
      <Buttons move={move} zoom={zoom} />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onCancel}>
          {m.account_photo_cancel()}
        </Button>
        <Button loading={busy} onClick={() => void cropToFile(picture, crop, MOST).then(onSave)}>
          {m.account_photo_save()}
        </Button>
      </div>
    </div>
  )
}

type ButtonsProps = { move: (by: { x: number; y: number }) => void; zoom: (factor: number) => void }

function Buttons({ move, zoom }: ButtonsProps) {
  return (
    <div className="flex flex-wrap gap-1">
      <IconButton label={m.account_photo_bigger()} icon={<ZoomIn />} onClick={() => zoom(CLOSER)} />
      <IconButton label={m.account_photo_smaller()} icon={<ZoomOut />} onClick={() => zoom(1 / CLOSER)} />
      <IconButton label={m.account_photo_left()} icon={<ArrowLeft />} onClick={() => move(moves.ArrowLeft)} />
      <IconButton
        label={m.account_photo_right()}
        icon={<ArrowRight />}
        onClick={() => move(moves.ArrowRight)}
      />
      <IconButton label={m.account_photo_up()} icon={<ArrowUp />} onClick={() => move(moves.ArrowUp)} />
      <IconButton label={m.account_photo_down()} icon={<ArrowDown />} onClick={() => move(moves.ArrowDown)} />
    </div>
  )
}
