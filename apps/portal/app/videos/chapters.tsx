import { m } from '../paraglide/messages.js'
import { MomentList, type Moment } from '../player/moment-list.tsx'
import { usePlayerTime, type PlayerControl } from '../player/player-control.ts'

export type MomentsProps = {
  moments: readonly Moment[]
  control: PlayerControl
  lang: string
}

/** The parts of a video: each begins at a press. */
export function Chapters({ moments, control, lang }: MomentsProps) {
  return (
    <section className="video-panel" aria-labelledby="video-chapters">
      <h2 id="video-chapters" className="video-panel-title">
        {m.videos_chapters()}
      </h2>
      <Moments moments={moments} control={control} lang={lang} />
    </section>
  )
}

/** Moments that the video goes to at a press. */
export function Moments({ moments, control, lang }: MomentsProps) {
  const time = usePlayerTime(control)
  return (
    <MomentList moments={moments} time={time} onChoose={(seconds) => control.jump(seconds)} lang={lang} />
  )
}
