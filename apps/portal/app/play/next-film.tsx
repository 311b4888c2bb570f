import { Button, buttonClass } from '@atrio/ui'
import { RotateCcw, SkipForward } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { m } from '../paraglide/messages.js'
import type { Engine } from '../player/engine.ts'
import { afterPart, CHOSEN, type Row } from './after-part.ts'

/** Before the next part begins. */
const WAIT_SECONDS = 10

export type NextFilmProps = { engine: Engine; next: { to: string; titulo: string } | null }

/** Over the last picture: the next part begins by itself, unless somebody stops it, or nobody has touched anything. */
export function NextFilm({ engine, next }: NextFilmProps) {
  const { state } = useLocation()
  const { row, begins, asks } = afterPart({ state, hasNext: next !== null })
  const [left, stop] = useCountdown(begins, next?.to ?? '', row.inARow)
  const again = () => {
    stop()
    engine.seek(0)
    engine.play()
  }
  return (
    <div className="player-end">
      {next && (
        <p>
          {asks ? (
            <>
              <strong>{m.play_still_there()}</strong> {m.play_still_there_detail()}
            </>
          ) : left === null ? (
            m.play_up_next()
          ) : (
            <span aria-live="off">{m.play_next_in({ seconds: left })}</span>
          )}
          <br />
          {next.titulo}
        </p>
      )}
      {next && (
        <Link className={buttonClass({})} to={next.to} state={CHOSEN}>
          <SkipForward aria-hidden="true" />
          {m.play_next_now()}
        </Link>
      )}
      {left !== null && (
        <Button variant="outline" onClick={stop}>
          {m.play_next_stop()}
        </Button>
      )}
      <Button variant="outline" icon={<RotateCcw aria-hidden="true" />} onClick={again}>
        {m.player_replay()}
      </Button>
    </div>
  )
}

/** Seconds until it goes on; null where it does not. */
function useCountdown(begins: boolean, to: string, inARow: number): [left: number | null, stop: () => void] {
  const [left, setLeft] = useState<number | null>(begins ? WAIT_SECONDS : null)
  const navigate = useNavigate()
  useEffect(() => {
    if (left === null) return
    if (left === 0) {
      void navigate(to, { state: { inARow } satisfies Row })
      return
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left, navigate, to, inARow])
  return [left, () => setLeft(null)]
}
