// Evaluated before anything else in the browser: the code must leave the address before the router copies the address
// and before any other script could read it.
let code = typeof location === 'undefined' ? null : takeFromAddress()

/** The one-time code of `?token=` that the page was opened with; given out once. */
export function takeUrlCode(): string | null {
  const taken = code
  code = null
  return taken
}

function takeFromAddress(): string | null {
  const url = new URL(location.href)
  const found = url.searchParams.get('token')
  if (found === null) return null
  url.searchParams.delete('token')
  history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  return found || null
}
