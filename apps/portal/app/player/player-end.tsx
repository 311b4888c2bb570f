import { Button, buttonClass } from '@atrio/ui'
import { RotateCcw, SkipForward } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import type { Engine } from './engine.ts'

export type PlayerEndProps = { engine: Engine; next: { to: string; titulo: string } | null }

/** Over the last picture: again, or on to what follows. */
export function PlayerEnd({ engine, next }: PlayerEndProps) {
  return (
    <div className="player-end">
      {next && (
        <Link className={buttonClass({})} to={next.to}>
          <SkipForward aria-hidden="true" />
          {m.player_next({ title: next.titulo })}
        </Link>
      )}
      <Button
        variant="outline"
        icon={<RotateCcw aria-hidden="true" />}
        onClick={() => {
          engine.seek(0)
          engine.play()
        }}
      >
        {m.player_replay()}
      </Button>
    </div>
  )
}
