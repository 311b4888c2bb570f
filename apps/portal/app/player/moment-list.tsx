import './moment-list.css'
import { mediaTime } from './media-time.ts'

export type Moment = { inicio: number; texto: string }

export type MomentListProps = {
  moments: readonly Moment[]
  /** Seconds into what plays; null while nothing does. */
  time: number | null
  onChoose: (seconds: number) => void
  /** Of the texts, where it is not the page's. */
  lang?: string
}

/** Moments in their order: each begins at a press, the one that is on is marked. */
export function MomentList({ moments, time, onChoose, lang }: MomentListProps) {
  const current = time === null ? undefined : moments.findLast(({ inicio }) => inicio <= time)
  return (
    <ol className="moments">
      {moments.map((moment) => (
        <li key={moment.inicio}>
          <button
            type="button"
            aria-current={moment === current ? 'true' : undefined}
            onClick={() => onChoose(moment.inicio)}
          >
            <span className="moment-time" aria-hidden="true">
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
