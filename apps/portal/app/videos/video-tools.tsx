import { Button, useToasts } from '@atrio/ui'
import { Timer } from 'lucide-react'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { mediaTime } from '../player/media-time.ts'
import { usePlayerTime, type PlayerControl } from '../player/player-control.ts'
import { ShareButton } from '../reader/share-button.tsx'
import { useRootData } from '../shell/church.ts'

export type VideoToolsProps = { videoId: string; title: string; control: PlayerControl }

/** What one can do with a video besides watching it. */
export function VideoTools({ videoId, title, control }: VideoToolsProps) {
  const origin = useRootData()?.origin ?? ''
  const time = usePlayerTime(control)
  const toasts = useToasts()
  const copy = async (t: number) => {
    const url = origin + paths.video({ videoId }, { t })
    const done = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    )
    if (done) toasts.show({ tone: 'ok', title: m.videos_copied_at({ time: mediaTime(t) }) })
    else toasts.show({ tone: 'warn', title: m.reader_link_not_copied(), detail: url })
  }
  return (
    <div
      role="group"
      aria-label={m.videos_tools()}
      className="no-print -ms-3 mt-2 flex flex-wrap items-center"
    >
      <ShareButton title={title} url={origin + paths.video({ videoId })} />
      {time !== null && (
        <Button
          variant="quiet"
          icon={<Timer aria-hidden="true" />}
          onClick={() => void copy(time)}
          className="tabular-nums"
        >
          {m.videos_copy_at({ time: mediaTime(time) })}
        </Button>
      )}
    </div>
  )
}
