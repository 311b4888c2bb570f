import { HOLD_RENEWALS, holdAnnouncement, holdCountdown, type HoldCountdown } from '@atrio/rules'
import { useEffect, useEffectEvent, useState } from 'react'

/** Places that are held, as the wire has them. */
export interface Hold {
  /** ISO instant. */
  expiraEm: string
  renovacoesRestantes: number
}

/** The time that is left of a hold, and the minutes to tell aloud: 5, 1 and 0, each once. */
export function useHoldClock(hold: Hold, onOver: () => void): HoldCountdown & { said: 0 | 1 | 5 | null } {
  const [now, setNow] = useState(() => new Date())
  const [said, setSaid] = useState<0 | 1 | 5 | null>(null)
  const tick = useEffectEvent((before: Date) => {
    const time = new Date()
    const minutes = holdAnnouncement(new Date(hold.expiraEm), before, time)
    if (minutes !== null) setSaid(minutes)
    if (minutes === 0) onOver()
    setNow(time)
    return time
  })
  useEffect(() => {
    let before = new Date()
    const timer = setInterval(() => (before = tick(before)), 1000)
    return () => clearInterval(timer)
  }, [])
  const renewals = HOLD_RENEWALS - hold.renovacoesRestantes
  return { ...holdCountdown({ expiresAt: new Date(hold.expiraEm), renewals }, now), said }
}
