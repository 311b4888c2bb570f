import { useEffect, useState, type RefObject } from 'react'

/** Full screen of the whole player; of the video alone where a phone allows no more. */
export function useFullscreen(player: RefObject<HTMLElement | null>): {
  isFull: boolean
  toggle: () => void
} {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const read = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === player.current)
    document.addEventListener('fullscreenchange', read)
    return () => document.removeEventListener('fullscreenchange', read)
  }, [player])
  const toggle = () => {
    if (document.fullscreenElement) return void document.exitFullscreen()
    const element = player.current
    if (element?.requestFullscreen) return void element.requestFullscreen().catch(() => {})
    const video = element?.querySelector('video') as { webkitEnterFullscreen?: () => void } | null | undefined
    video?.webkitEnterFullscreen?.()
  }
  return { isFull, toggle }
}
