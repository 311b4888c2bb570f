import { Button } from '@atrio/ui'
import { Headphones, Video } from 'lucide-react'
import { m } from '../paraglide/messages.js'

/** Of sound at 64 kbit/s, and of a picture at some 1.5 Mbit/s. */
const SOUND_MB = 29
const PICTURE_MB = 675

/** The sound alone, with what either costs in an hour. */
export function LowData({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <>
      <Button
        variant="outline"
        aria-pressed={on}
        icon={on ? <Video aria-hidden="true" /> : <Headphones aria-hidden="true" />}
        onClick={() => onChange(!on)}
      >
        {on ? m.live_with_picture() : m.live_only_sound()}
      </Button>
      <p className="text-sm text-ink-muted">
        {on
          ? m.live_sound_costs({ mb: SOUND_MB })
          : m.live_picture_costs({ picture: PICTURE_MB, sound: SOUND_MB })}
      </p>
    </>
  )
}
