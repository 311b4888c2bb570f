import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const EVERY = 25_000
const SPREAD = 10_000

/**
 * Asks for the page again while something may change about a broadcast: the staff's word comes at once, and stored pages
 * go with it. Each waits a little differently, so that a full church does not ask in the same second.
 */
export function useFresh(wanted: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!wanted) return
    let timer: ReturnType<typeof setTimeout>
    const ask = () => {
      if (!document.hidden) void revalidate()
      wait()
    }
    const wait = () => {
      timer = setTimeout(ask, EVERY + Math.random() * SPREAD)
    }
    wait()
    return () => clearTimeout(timer)
  }, [wanted, revalidate])
}
