import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { RoomNews } from './use-room-news.ts'

const EVERY = 25_000
const SPREAD = 10_000
/** Where the room says what is new, now and then is enough. */
const SELDOM = 5 * 60_000
const SOON = 2_500

/**
 * Asks for the page again when its room says that something is new, and now and then while something may be; more often
 * where no room can be heard. Each waits a little differently, so that a full church does not ask in the same second (Decision 214).
 */
export function useFresh(wanted: boolean, { noticia, isOpen, returns }: RoomNews): void {
  const { revalidate } = useRevalidator()
  const seq = noticia?.seq
  useEffect(() => {
    if (!wanted) return
    let timer: ReturnType<typeof setTimeout>
    const ask = () => {
      if (!document.hidden) void revalidate()
      wait()
    }
    const wait = () => {
      timer = setTimeout(ask, (isOpen ? SELDOM : EVERY) + Math.random() * SPREAD)
    }
    wait()
    return () => clearTimeout(timer)
  }, [wanted, isOpen, revalidate])
  useEffect(() => {
    if (seq === undefined && returns === 0) return
    const timer = setTimeout(() => void revalidate(), Math.random() * SOON)
    return () => clearTimeout(timer)
  }, [seq, returns, revalidate])
}
