/**
 * Keeps an open popover beside its button where CSS anchor positioning is missing.
 * Returns what ends it.
 */
export function followAnchor(popover: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): () => void {
  if (CSS.supports('position-area', 'block-end')) return () => {}
  const place = () => {
    const { top, left } = placeBeside(
      anchor.getBoundingClientRect(),
      { width: popover.offsetWidth, height: popover.offsetHeight },
      { width: document.documentElement.clientWidth, height: window.innerHeight },
      align,
    )
    Object.assign(popover.style, { top: `${top}px`, left: `${left}px`, margin: '0' })
  }
  place()
  const stop = new AbortController()
  window.addEventListener('scroll', place, { passive: true, capture: true, signal: stop.signal })
  window.addEventListener('resize', place, { signal: stop.signal })
  return () => stop.abort()
}

type Size = { width: number; height: number }
type Box = { top: number; bottom: number; left: number; right: number }

/** Below the anchor, or above it where there is more room; never outside the window. */
export function placeBeside(anchor: Box, size: Size, view: Size, align: 'start' | 'end') {
  const below = anchor.bottom + gap
  const fits = below + size.height <= view.height || anchor.top < view.height - anchor.bottom
  const top = fits ? below : anchor.top - gap - size.height
  const left = align === 'start' ? anchor.left : anchor.right - size.width
  return { top: Math.max(edge, top), left: clamp(left, edge, view.width - size.width - edge) }
}

const gap = 6
const edge = 8

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}
