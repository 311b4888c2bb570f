import { useSyncExternalStore } from 'react'

/** Where `lg:` of the styles begins. */
const WIDE = '(width >= 64rem)'

/** Whether the sections stand beside the page. What a phone never shows is not made there, and not made anew at each step. */
export function useIsWide(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(WIDE).matches)
}

function listen(changed: () => void) {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}
