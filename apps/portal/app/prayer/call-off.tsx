import { ORACAO_EXCLUSAO_SEGUNDOS, prayerCalls as calls } from '@atrio/contract'
import { Button, LiveRegion } from '@atrio/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../lib/paths.ts'
import { personalCalls } from '../lib/personal/personal-calls.ts'
import { api } from '../lib/session/api-client.ts'
import { m } from '../paraglide/messages.js'
import { useAct } from './use-act.ts'

type CallOffProps = {
  id: number
  /** When it is gone for good, by the clock of this device. */
  until: number
  /** What stands here then. */
  after: ReactNode
}

/** The seconds in which a deletion can be called off, and the button that does. */
export function CallOff({ id, until, after }: CallOffProps) {
  const navigate = useNavigate()
  const { busy, act } = useAct()
  const left = useSecondsUntil(until)
  useEffect(() => {
    if (left === 0) personalCalls.makeStale([calls.listMinhasOracoes])
  }, [left])
  const callOff = async () => {
    const isKept = await act(() => api(calls.desistirExclusaoOracao, { params: { id } }), {
      title: m.prayer_called_off(),
    })
    if (isKept) await navigate(paths.ownPrayer({ prayerId: id }), { replace: true })
    personalCalls.makeStale([calls.getMinhaOracao, calls.listMinhasOracoes])
  }
  if (left === 0 && !busy) return after
  return (
    <div className="stack gap-5">
      <h1>{m.prayer_deleting_title()}</h1>
      <p aria-hidden="true" className="text-2xl font-semibold tabular-nums">
        {m.prayer_deleting_left({ count: left })}
      </p>
      <LiveRegion>{left > 0 && left % 5 === 0 ? m.prayer_deleting_left({ count: left }) : ''}</LiveRegion>
      <p>
        <Button size="lg" loading={busy} onClick={() => void callOff()}>
          {m.prayer_deleting_calloff()}
        </Button>
      </p>
    </div>
  )
}

function useSecondsUntil(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until)), 250)
    return () => clearInterval(timer)
  }, [until])
  return left
}

/** Never more than there are: a clock that is behind would promise what is not. */
function secondsUntil(until: number): number {
  return Math.min(ORACAO_EXCLUSAO_SEGUNDOS, Math.max(0, Math.ceil((until - Date.now()) / 1000)))
}
