import { useEffect, useRef, useState } from 'react'

/** Calls `advance` every `every` ms until a person stops it, looks at it, or asks for less motion. */
export function useAutoplay(every: number | undefined, advance: () => void) {
  const [stopped, setStopped] = useState(false)
  const [held, setHeld] = useState(false)
  const latest = useRef(advance)
  useEffect(() => {
    latest.current = advance
  })
  useEffect(() => {
    if (!every || stopped || held || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      if (!document.hidden) latest.current()
    }, every)
    return () => clearInterval(timer)
  }, [every, stopped, held])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return {
    stopped,
    toggle: () => setStopped(!stopped),
    holdProps: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release },
  }
}
