import { useEffect, useState } from 'react'
import { browserNow } from '../lib/preview.ts'

export interface Clock {
  now: Date
  /** The visitor's own time zone; unknown until the page is alive. */
  visitorZone: string | null
}

/**
 * The time of day, looked at twice a minute. It begins with the moment at which the server rendered, however old the
 * stored page is, so that the first rendering in the browser agrees with the page.
 */
export function useClock(renderedAt: string): Clock {
  const [clock, setClock] = useState<Clock>(() => ({ now: new Date(renderedAt), visitorZone: null }))
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const look = () => setClock({ now: browserNow(), visitorZone: timeZone })
    look()
    const timer = setInterval(look, 30_000)
    // Timers sleep in a tab that nobody sees.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return clock
}
