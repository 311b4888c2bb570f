import { useSyncExternalStore } from 'react'

/** Something that only the browser knows: `server` until the page is alive, then what `read` finds. */
export function useInBrowser<Value extends string | number | boolean>(
  read: () => Value,
  server: Value,
): Value {
  return useSyncExternalStore(neverChanges, read, () => server)
}

function neverChanges() {
  return () => {}
}
