import { LiveRegion } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { spokenMinute, timeLeft } from './time-left.ts'

/** How long it is until then. The figures change each second; they are spoken at five, one and no minutes. */
export function Countdown({ inicio, now }: { inicio: string; now: Date }) {
  const left = Date.parse(inicio) - now.getTime()
  const { days, clock } = timeLeft(left)
  const spoken = spokenMinute(left)
  return (
    <>
      <p role="timer" aria-live="off" className="live-countdown">
        <span className="live-countdown-word">{left > 0 ? m.live_begins_in() : m.live_any_moment()}</span>
        {left > 0 && (
          <span className="live-countdown-time">
            {days > 0 && <>{m.live_days({ count: days })} </>}
            {clock}
          </span>
        )}
      </p>
      <LiveRegion>{spoken === null ? '' : m.live_spoken({ minutes: spoken })}</LiveRegion>
    </>
  )
}
