import { useEffect, useState } from 'react'

/** Whole seconds until a moment of this device's clock; 0 afterwards, and without one. */
export function useSecondsLeft(until: number | null): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const count = () => setLeft(until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1_000)))
    count()
    if (until === null) return
    const timer = setInterval(count, 250)
    return () => clearInterval(timer)
  }, [until])
  return left
}
