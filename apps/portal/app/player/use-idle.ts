import { useEffect, useState, type RefObject } from 'react'

const IDLE_MS = 2800

/** True while a video plays and nobody moves in it: the controls step aside. */
export function useIdle(player: RefObject<HTMLElement | null>, isPlaying: boolean): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const element = player.current
    if (!element || !isPlaying) return
    let timer: ReturnType<typeof setTimeout>
    const wake = () => {
      clearTimeout(timer)
      setIdle(false)
      timer = setTimeout(() => setIdle(true), IDLE_MS)
    }
    wake()
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
    for (const event of events) element.addEventListener(event, wake)
    return () => {
      clearTimeout(timer)
      for (const event of events) element.removeEventListener(event, wake)
    }
  }, [player, isPlaying])
  return idle && isPlaying
}
