/** Milliseconds from one slide to the next (Spec §9). */
export const transitionMs = 300

/** Milliseconds between two looks at the scroll position (Spec §9). */
export const throttleMs = 16

/**
 * Moves a scroller sideways in exactly `transitionMs`; browsers choose their own time for smooth scrolling.
 * Returns what stops it, as when a finger takes over.
 */
export function glide(scroller: HTMLElement, left: number): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scroller.scrollLeft = left
    return () => {}
  }
  const from = scroller.scrollLeft
  const started = performance.now()
  const stop = () => {
    cancelAnimationFrame(frame)
    delete scroller.dataset.moving
  }
  const step = (now: number) => {
    const progress = Math.min(1, Math.max(0, now - started) / transitionMs)
    scroller.scrollLeft = from + (left - from) * easeOut(progress)
    if (progress < 1) frame = requestAnimationFrame(step)
    else stop()
  }
  scroller.dataset.moving = ''
  let frame = requestAnimationFrame(step)
  return stop
}

/** Starts fast, ends gently; 0 stays 0 and 1 stays 1. */
export function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3
}

/** Calls at most once in `ms`, and always once after the last call. */
export function throttle(call: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined
      call()
    }, ms)
  }
}
