import { buttonClass } from '@atrio/ui'
import { Download } from 'lucide-react'
import { safeHref } from '../lib/security/outside-url.ts'
import { m } from '../paraglide/messages.js'
import { AudioLine, type AudioLineProps } from './audio-line.tsx'

export type AudioOnlyProps = { audio: string } & Pick<AudioLineProps, 'title' | 'length'>

/** The sound alone, for whoever is on the way; the picture stops where it begins. */
export function AudioOnly({ audio, title, length }: AudioOnlyProps) {
  const src = safeHref(audio)
  if (!src) return null
  return (
    <section className="video-panel" aria-labelledby="video-audio">
      <h2 id="video-audio" className="video-panel-title">
        {m.videos_audio()}
      </h2>
      <p className="text-ink-muted">{m.videos_audio_intro()}</p>
      <div className="flex flex-wrap items-center gap-3">
        <AudioLine key={src} src={src} title={title} length={length} />
        <a className={buttonClass({ variant: 'outline' })} href={src} download>
          <Download aria-hidden="true" />
          {m.videos_audio_download()}
        </a>
      </div>
    </section>
  )
}
