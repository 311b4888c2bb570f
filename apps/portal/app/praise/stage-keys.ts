/** What of a pressed key matters for turning pages. */
export interface PressedKey {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
  target: EventTarget | null
}

/** How many pages a key turns: foot pedals send the page keys or the arrows. The space bar presses the button it is on. */
export function pageOf({ key, shiftKey, ctrlKey, altKey, metaKey, target }: PressedKey): -1 | 0 | 1 {
  if (ctrlKey || altKey || metaKey) return 0
  if (key === ' ') return isControl(target) ? 0 : shiftKey ? -1 : 1
  if (['PageDown', 'ArrowDown', 'ArrowRight'].includes(key)) return 1
  return ['PageUp', 'ArrowUp', 'ArrowLeft'].includes(key) ? -1 : 0
}

function isControl(target: EventTarget | null): boolean {
  return (target as Element | null)?.closest?.('button, a, input, select') != null
}
