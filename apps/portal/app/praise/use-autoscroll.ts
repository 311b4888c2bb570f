import { useEffect, useRef, type RefObject } from 'react'

/** Pixels a second at pace 1; each further pace adds as much. */
const PACE = 8

/** Scrolls an element down steadily while `rolling`, until its end. */
export function useAutoscroll(
  scroller: RefObject<HTMLElement | null>,
  rolling: boolean,
  speed: number,
  onEnd: () => void,
): void {
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    const element = scroller.current
    if (!element || !rolling) return
    let frame = 0
    let last = performance.now()
    // Browsers round what they scroll to; a slow pace would never leave its place.
    let owed = 0
    const step = (now: number) => {
      owed += ((now - last) / 1000) * PACE * speed
      last = now
      const whole = Math.trunc(owed)
      if (whole > 0) {
        element.scrollTop += whole
        owed -= whole
      }
      if (element.scrollTop + element.clientHeight >= element.scrollHeight - 1) end.current()
      else frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [scroller, rolling, speed])
}
