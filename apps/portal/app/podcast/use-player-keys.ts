import { useEffect } from 'react'
import { player, setRate, skip, toggle } from './listening.ts'

/** What a pressed key does to the player, or null. */
const actions: Record<string, () => void> = {
  ' ': toggle,
  ArrowLeft: () => skip(-15),
  ArrowRight: () => skip(30),
  '[': () => setRate(player.get().rate - 0.1),
  ']': () => setRate(player.get().rate + 0.1),
}

/** Where keys mean something else already: fields, controls, and whatever moves by arrows. */
const BUSY =
  'input, textarea, select, button, a, summary, audio, video, iframe, [contenteditable], [role="menu"], [role="menuitem"], [role="tab"], [role="slider"], [role="listbox"], [tabindex="0"]'

/** Single keys for the player, once it has been used on this page and while nothing else has the focus (WCAG 2.1.4). */
export function usePlayerKeys(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const action = actions[event.key]
      if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (!player.get().used || !player.get().track) return
      if (event.target instanceof Element && event.target.closest(BUSY)) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [enabled])
}
