import { useRef, type PointerEvent } from 'react'

interface Point {
  x: number
  y: number
}

interface Gestures {
  /** By parts of what is touched. */
  move: (by: Point) => void
  /** By a factor, around a point of what is touched. */
  zoom: (factor: number, at: Point) => void
}

/** The picture follows one pointer, and two fingers bring it closer or away around the point between them. */
export function useDragAndPinch({ move, zoom }: Gestures) {
  const pointers = useRef(new Map<number, Point>())
  const end = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, pointOf(event))
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!pointers.current.has(event.pointerId)) return
      const { left, top, width } = event.currentTarget.getBoundingClientRect()
      const before = gripOf(pointers.current)
      pointers.current.set(event.pointerId, pointOf(event))
      const after = gripOf(pointers.current)
      move({ x: (after.x - before.x) / width, y: (after.y - before.y) / width })
      if (before.spread > 0 && after.spread > 0) {
        zoom(after.spread / before.spread, { x: (after.x - left) / width, y: (after.y - top) / width })
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

function pointOf({ clientX: x, clientY: y }: PointerEvent): Point {
  return { x, y }
}

/** The point between the first two, and how far they are from each other; one finger has no spread. */
function gripOf(pointers: ReadonlyMap<number, Point>): Point & { spread: number } {
  const [first, second] = pointers.values()
  if (!first) return { x: 0, y: 0, spread: 0 }
  if (!second) return { ...first, spread: 0 }
  const spread = Math.hypot(first.x - second.x, first.y - second.y)
  return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2, spread }
}
