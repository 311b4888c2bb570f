import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

/**
 * A row through which arrow keys lead, of a keyboard or of a remote control: left and right within it, and up and down to
 * what is around it, as everywhere at Play. One of its links at a time is in the order of the tab key.
 */
export function useRail(): {
  track: RefObject<HTMLUListElement | null>
  current: number
  /** Whether there is more than fits. */
  scrolls: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: (event: FocusEvent) => void
  page: (step: 1 | -1) => void
} {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = track.current
    if (!element) return
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const target = targetOf(event.key, track.current, current)
    if (!target) return
    event.preventDefault()
    target.focus({ preventScroll: true })
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return {
    track,
    current,
    scrolls,
    onKeyDown,
    onFocus: ({ target }) => setCurrent(Math.max(0, links(track.current).indexOf(target as HTMLElement))),
    page(step) {
      const element = track.current
      element?.scrollBy({ left: step * element.clientWidth * 0.85, behavior: 'smooth' })
    },
  }
}

const links = (track: Element | null | undefined) => [...(track?.querySelectorAll<HTMLElement>('a') ?? [])]

function targetOf(key: string, track: Element | null, current: number): HTMLElement | undefined {
  const own = links(track)
  if (key === 'ArrowRight') return own[current + 1]
  if (key === 'ArrowLeft') return own[current - 1]
  if (key === 'Home') return own[0]
  return key === 'End' ? own.at(-1) : undefined
}
