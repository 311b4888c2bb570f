import { m } from '../paraglide/messages.js'
import { mediaTime } from '../player/media-time.ts'
import { usePlayerTime, type PlayerControl } from '../player/player-control.ts'

export type MomentsProps = {
  moments: readonly { inicio: number; texto: string }[]
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

/** Moments in their order; the one that is on is marked. */
export function Moments({ moments, control, lang }: MomentsProps) {
  const time = usePlayerTime(control)
  const current = time === null ? undefined : moments.findLast(({ inicio }) => inicio <= time)
  return (
    <ol className="video-moments">
      {moments.map((moment) => (
        <li key={moment.inicio}>
          <button
            type="button"
            aria-current={moment === current ? 'true' : undefined}
            onClick={() => control.jump(moment.inicio)}
          >
            <span className="video-moment-time" aria-hidden="true">
              {mediaTime(moment.inicio)}
            </span>
            <span className="sr-only">{mediaTime(moment.inicio)}: </span>
            <span lang={lang}>{moment.texto}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
