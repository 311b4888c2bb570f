import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** How long a page's name stands where screen readers look for news. */
const SAID_FOR_MS = 1_000

/**
 * Tells a change of page to who does not see it: the focus goes to the new headline, the title is announced. A page
 * that opens is told by the browser, one that places the focus itself knows better, and a link into a page has its own
 * target.
 */
export function PageChange() {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (last.current === pathname) return undefined
    last.current = pathname
    if (!hash && !isPlaced(document.activeElement)) {
      const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
      target?.setAttribute('tabindex', '-1')
      target?.focus({ preventScroll: true })
    }
    setSaid(document.title)
    const timer = setTimeout(() => setSaid(''), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [pathname, hash])
  // No role: a page has a status of its own.
  return (
    <div aria-live="polite" className="sr-only">
      {said}
    </div>
  )
}

/** Whether the new page has put the focus somewhere itself: in a field, a dialogue, on a part that it names. */
function isPlaced(active: Element | null): boolean {
  return (
    active !== null && active.matches('main :is(h1, h2, input, textarea, select, [tabindex="-1"]), dialog *')
  )
}
