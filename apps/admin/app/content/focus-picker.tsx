import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { m } from '../paraglide/messages.js'
import { pictureAt, readPicture, type Focus } from './picture-address.ts'

/** The whole picture, and on it the point that no crop hides: by touch, pointer, and keyboard. */
export function FocusPicker({
  address,
  onAddress,
}: {
  address: string
  onAddress: (address: string) => void
}) {
  const { src, focus } = readPicture(address)
  const image = useRef<HTMLImageElement>(null)
  const hint = useId()
  const set = (next: Focus) => onAddress(pictureAt(src, next))
  const point = ({ clientX, clientY, buttons, pointerType }: PointerEvent) => {
    if (buttons === 0 && pointerType === 'mouse') return
    const { left, top, width, height } = image.current!.getBoundingClientRect()
    set({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 })
  }
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    set({ x: focus.x + by.x, y: focus.y + by.y })
  }
  const sliders = [
    { axis: 'x', label: m.picture_focus_x() },
    { axis: 'y', label: m.picture_focus_y() },
  ] as const
  return (
    <fieldset aria-describedby={hint} className="group relative min-w-0">
      <legend className="font-semibold">{m.picture_focus()}</legend>
      <p id={hint} className="text-ink-muted mb-2 text-sm">
        {m.picture_focus_hint()}
      </p>
      <span
        className="relative block w-fit max-w-full cursor-crosshair touch-pinch-zoom overflow-hidden rounded-md"
        onPointerDown={point}
        onPointerMove={point}
      >
        <img
          ref={image}
          src={src}
          alt=""
          draggable={false}
          className="block max-h-80 max-w-full select-none"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-3 border-white shadow-[0_0_0_2px_#000] group-has-focus-visible:outline-3 group-has-focus-visible:outline-offset-4"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        />
      </span>
      {sliders.map(({ axis, label }) => (
        <input
          key={axis}
          type="range"
          aria-label={label}
          min={0}
          max={100}
          value={focus[axis]}
          className="sr-only"
          onKeyDown={step}
          onChange={(event) => set({ ...focus, [axis]: Number(event.target.value) })}
        />
      ))}
    </fieldset>
  )
}

const steps: Record<string, Focus> = {
  ArrowLeft: { x: -2, y: 0 },
  ArrowRight: { x: 2, y: 0 },
  ArrowUp: { x: 0, y: -2 },
  ArrowDown: { x: 0, y: 2 },
}
