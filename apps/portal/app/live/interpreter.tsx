import { useEffect, useRef } from 'react'
import { m } from '../paraglide/messages.js'
import { attachSource } from '../player/attach-source.ts'
import { useEngineState, usePlayerEngine, type PlayerControl } from '../player/player-control.ts'

/** More than this apart, the two are brought together. */
const DRIFT = 1.5

/** A second video that follows the first. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function Interpreter({ url, control }: { url: string; control: PlayerControl }) {
  const video = useRef<HTMLVideoElement>(null)
  const { paused, time } = useEngineState(usePlayerEngine(control))
  useEffect(() => {
    const kind = /\.m3u8$/i.test(url) ? 'hls' : 'mp4'
    return attachSource(video.current!, { kind, url }, () => {})
  }, [url])
  useEffect(() => {
    const own = video.current!
    if (paused) own.pause()
    else own.play().catch(() => {})
    // A stream has its own clock.
    if (Number.isFinite(own.duration) && Math.abs(own.currentTime - time) > DRIFT) own.currentTime = time
  }, [paused, time])
  return (
    <video ref={video} muted playsInline aria-label={m.live_libras_picture()} className="live-libras-video" />
  )
}
