import { useEffect, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { mediaTime } from '../player/media-time.ts'

/** How long until the sleep timer ends. Not spoken: it changes every second. */
export function SleepLeft({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return <p className="listener-note">{m.podcast_sleep_left({ time: mediaTime((until - now) / 1000) })}</p>
}
