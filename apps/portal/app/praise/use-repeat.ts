import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

const WAIT = 450
const PACE = 120

/** Handlers of a button that goes on for as long as it is held down; a click or a key is one step. */
export function useRepeat(step: () => void) {
  const latest = useRef(step)
  useEffect(() => {
    latest.current = step
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const repeat = () => {
    held.current = true
    latest.current()
    timer.current = setTimeout(repeat, PACE)
  }
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      held.current = false
      stop()
      if (button === 0) timer.current = setTimeout(repeat, WAIT)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onKeyDown: () => {
      held.current = false
    },
    // A long press on a phone would open the browser's menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      if (!held.current) latest.current()
      held.current = false
    },
  }
}
