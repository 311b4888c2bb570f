import { useEffect, useState } from 'react'
import { browserNow } from '../lib/preview.ts'

/** The time of day, each second. It begins with the moment at which the server rendered, as the page did. */
export function useNow(renderedAt: string): Date {
  const [now, setNow] = useState(() => new Date(renderedAt))
  useEffect(() => {
    const look = () => setNow(browserNow())
    look()
    const timer = setInterval(look, 1000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}
