import { useRef, useState, type PointerEvent } from 'react'

/** Dragging the rows of a list by their grips, with mouse, pen or finger. `go` moves a row while it is dragged. */
export function useDragOrder(go: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const handleProps = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(index)
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (dragged === null || !list.current) return
      const over = rowAt([...list.current.children], clientY)
      if (over === dragged) return
      go(dragged, over)
      setDragged(over)
    },
    onPointerUp: () => setDragged(null),
    onPointerCancel: () => setDragged(null),
  })
  return { list, dragged, handleProps }
}

function rowAt(rows: Element[], y: number): number {
  const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
  return below < 0 ? rows.length - 1 : below
}
