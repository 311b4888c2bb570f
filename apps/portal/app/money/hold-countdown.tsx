import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { Button, classNames, LiveRegion } from '@atrio/ui'
import { TimerOff, Timer } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { useHoldClock, type Hold } from './use-hold-clock.ts'

export type HoldCountdownProps = {
  hold: Hold
  /** Asks the server for 15 more minutes. */
  onRenew: () => void
  /** Holds the same places once more, after the end. */
  onHoldAgain: () => void
  /** The time is over: the server has given the places back. */
  onOver?: () => void
  busy?: boolean
}

/**
 * Until when places are held: a line while there is time, a notice once there is something to do. The hour is the text,
 * for it stands still; seconds run beside it for eyes alone, and screen readers are told at five minutes, at one and at
 * the end (WCAG 2.2.1).
 */
export function HoldCountdown({ hold, onRenew, onHoldAgain, onOver, busy = false }: HoldCountdownProps) {
  const { over, minutes, seconds, warns, renewable, said } = useHoldClock(hold, onOver ?? ignore)
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const time = formatInstant(hold.expiraEm, 'time', locale, timeZone)
  return (
    <div className={classNames('hold', (over || warns) && 'notice notice-warn')}>
      {over ? (
        <TimerOff aria-hidden="true" className="notice-icon" />
      ) : (
        <Timer aria-hidden="true" className={warns ? 'notice-icon' : 'size-5 flex-none text-ink-muted'} />
      )}
      <div className="hold-words">
        <p className="font-semibold">{over ? m.money_hold_over() : m.money_hold({ time })}</p>
        {over ? (
          <p>{m.money_hold_over_detail()}</p>
        ) : (
          <p aria-hidden="true" className="text-ink-muted tabular-nums">
            {m.money_hold_left({ time: `${minutes}:${String(seconds).padStart(2, '0')}` })}
          </p>
        )}
        {over && (
          <Button variant="outline" loading={busy} onClick={onHoldAgain}>
            {m.money_hold_again()}
          </Button>
        )}
        {!over && renewable && (warns || said === 5) && (
          <Button variant="outline" loading={busy} onClick={onRenew}>
            {m.money_hold_renew()}
          </Button>
        )}
      </div>
      <LiveRegion>
        {said === 0 && m.money_hold_over()}
        {said !== null && said > 0 && m.money_hold_said({ minutes: said })}
      </LiveRegion>
    </div>
  )
}

function ignore(): void {}
