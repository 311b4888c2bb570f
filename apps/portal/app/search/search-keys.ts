/** Set to `off` where somebody wants no shortcut of a single key (WCAG 2.1.4); Ctrl K and ⌘ K stay. */
export const SLASH_KEY = 'atrio:slash'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>

/** Whether a key asks for the search: Ctrl K or ⌘ K anywhere, `/` where nobody writes and no dialog is open. */
export function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: Pressed): boolean {
  if (key === 'k') return (ctrlKey || metaKey) && !altKey
  if (key !== '/' || ctrlKey || metaKey || altKey) return false
  const isBusy =
    (target as Element).closest?.('input,textarea,select,[contenteditable]') ||
    document.querySelector('dialog:modal')
  return !isBusy && isSlashOn()
}

export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(SLASH_KEY) !== 'off'
  } catch {
    return true
  }
}
