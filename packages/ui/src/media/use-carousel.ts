import { useEffect, useRef, useState } from 'react'
import { glide, throttle, throttleMs } from './glide.ts'

/**
 * The state of a row of slides that scrolls. Scrolling is the truth: fingers, keys, buttons and focus all move
 * the scroller, and the index follows it.
 */
export function useCarousel(count: number) {
  const track = useRef<HTMLUListElement>(null)
  const stop = useRef<() => void>(undefined)
  const [index, setIndex] = useState(0)

  useEffect(() => {
    const element = track.current
    if (!element || count < 2) return
    const look = throttle(() => {
      if (element.clientWidth) setIndex(Math.round(element.scrollLeft / element.clientWidth))
    }, throttleMs)
    const takeOver = () => stop.current?.()
    const ended = new AbortController()
    const options = { passive: true, signal: ended.signal }
    element.addEventListener('scroll', look, options)
    element.addEventListener('pointerdown', takeOver, options)
    element.addEventListener('wheel', takeOver, options)
    return () => {
      ended.abort()
      takeOver()
    }
  }, [count])

  /** Goes to a slide; before the first comes the last, and after the last the first. */
  const goTo = (wanted: number) => {
    const element = track.current
    if (!element) return
    stop.current?.()
    stop.current = glide(element, ((wanted + count) % count) * element.clientWidth)
  }

  return { track, index: Math.min(index, count - 1), goTo }
}
