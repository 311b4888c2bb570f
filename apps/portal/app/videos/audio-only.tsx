import { buttonClass } from '@atrio/ui'
import { Download } from 'lucide-react'
import { safeHref } from '../lib/outside-url.ts'
import { m } from '../paraglide/messages.js'
import type { PlayerControl } from '../player/player-control.ts'

export type AudioOnlyProps = { audio: string; title: string; control: PlayerControl }

/** The sound alone, for whoever is on the way; the picture stops where it begins. */
export function AudioOnly({ audio, title, control }: AudioOnlyProps) {
  const src = safeHref(audio)
  if (!src) return null
  return (
    <section className="video-panel" aria-labelledby="video-audio">
      <h2 id="video-audio" className="video-panel-title">
        {m.videos_audio()}
      </h2>
      <p className="text-ink-muted">{m.videos_audio_intro()}</p>
      <div className="flex flex-wrap items-center gap-3">
        {/* What is said stands in the transcript. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <audio
          controls
          preload="none"
          src={src}
          title={title}
          className="min-w-0 flex-[1_1_16rem]"
          onPlay={() => control.engine()?.pause()}
        />
        <a className={buttonClass({ variant: 'outline' })} href={src} download>
          <Download aria-hidden="true" />
          {m.videos_audio_download()}
        </a>
      </div>
    </section>
  )
}
