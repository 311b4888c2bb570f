import { useRef, useState, type PointerEvent } from 'react'

/**
 * The order of a list while somebody changes it: by a step, or by dragging a grip, with which the others make room. What
 * is there is sent once it is let go.
 */
export function useOrder(given: readonly number[], save: (ids: number[]) => Promise<boolean>) {
  const [dragged, setDragged] = useState<{ id: number; ids: readonly number[] } | null>(null)
  const [sent, setSent] = useState<readonly number[] | null>(null)
  // The page has what was saved; until then it says what was before.
  if (sent && String(sent) === String(given)) setSent(null)
  const next = useRef<readonly number[] | null>(null)
  const isSending = useRef(false)
  const ids = dragged?.ids ?? sent ?? given

  // Each is the whole order: somebody may go on before the last has arrived, and what was between need not be sent.
  const send = async (order: readonly number[]) => {
    setSent(order)
    next.current = order
    if (isSending.current) return
    isSending.current = true
    let isKept = true
    while (next.current !== null) {
      const now = [...next.current]
      next.current = null
      isKept = await save(now)
    }
    isSending.current = false
    if (!isKept) setSent(null)
  }

  const moveTo = (id: number, place: number) => {
    const rest = ids.filter((one) => one !== id)
    return rest.toSpliced(place, 0, id)
  }
  const step = (id: number, by: 1 | -1) => {
    const place = ids.indexOf(id) + by
    if (place >= 0 && place < ids.length) void send(moveTo(id, place))
  }

  /** Where the pointer is among the rows that can be moved. */
  const placeAt = (grip: Element, y: number): number => {
    const rows = [...grip.closest('ul')!.querySelectorAll<HTMLElement>('[data-id]')]
    const others = rows.filter((row) => row.dataset['id'] !== String(dragged!.id))
    return others.filter((row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2 < y
    }).length
  }
  const grip = (id: number) => ({
    onPointerDown(event: PointerEvent) {
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged({ id, ids })
    },
    onPointerMove({ currentTarget, clientY }: PointerEvent) {
      if (dragged?.id === id) setDragged({ id, ids: moveTo(id, placeAt(currentTarget, clientY)) })
    },
    onPointerUp() {
      if (dragged && dragged.ids.some((one, place) => one !== (sent ?? given)[place])) void send(dragged.ids)
      setDragged(null)
    },
    onPointerCancel: () => setDragged(null),
  })
  return { ids, step, grip, dragged: dragged?.id ?? null }
}
