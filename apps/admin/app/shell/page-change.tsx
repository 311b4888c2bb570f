import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** How long a page's name stands where screen readers look for news. */
const SAID_FOR_MS = 1_000

/**
 * Tells a change of page to who does not see it, as at the portal: the focus goes to the new headline, from where Tab leads
 * into the page, and its name is said. A page that places the focus itself knows better.
 */
export function PageChange() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (last.current === pathname) return undefined
    last.current = pathname
    if (!document.activeElement?.matches('main :is(input, textarea, select), dialog *')) {
      const target = document.querySelector<HTMLElement>('main h1')
      target?.setAttribute('tabindex', '-1')
      target?.focus({ preventScroll: true })
    }
    setSaid(document.title)
    const timer = setTimeout(() => setSaid(''), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [pathname])
  return (
    <div aria-live="polite" className="sr-only">
      {said}
    </div>
  )
}
