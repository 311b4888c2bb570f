import './libras.css'
import { Button } from '@atrio/ui'
import { Hand } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { m } from '../paraglide/messages.js'
import type { PlayerControl } from '../player/player-control.ts'

const Interpreter = lazy(() => import('./interpreter.tsx'))

/** The interpreter's picture, silent, along with the other. */
export function LibrasPicture({ url, control }: { url: string; control: PlayerControl }) {
  const [shown, setShown] = useState(false)
  return (
    <div className="live-libras">
      <Button
        variant="outline"
        aria-pressed={shown}
        icon={<Hand aria-hidden="true" />}
        onClick={() => setShown(!shown)}
      >
        {shown ? m.live_libras_hide() : m.live_libras_show()}
      </Button>
      {shown && (
        <Suspense>
          <Interpreter url={url} control={control} />
        </Suspense>
      )}
    </div>
  )
}
