import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** In ms: what somebody asks of the church is here within five seconds. */
const EVERY = 4_000

/** Asks anew for what is on the screen as long as somebody looks at it. */
export function useFresh(): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && state === 'idle') void revalidate()
    }
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [revalidate, state])
}
