import { showChord, toWords, type ChordView, type SongLine as Line } from '@atrio/rules'
import { Fragment } from 'react'
import { spokenLine } from './chord-speech.ts'

export type SongLineProps = {
  line: Line
  /** Null shows the words alone. */
  view: ChordView | null
  speakChords: boolean
}

/**
 * One line of a song. What is seen is hidden from assistive technology, for which syllables under their chords would be
 * words of their own; it is given the line as a whole instead.
 */
export function SongLine({ line, view, speakChords }: SongLineProps) {
  if (line.kind !== 'lyrics') return <Remark kind={line.kind} text={line.text} />
  const hasChords = view !== null && line.snippets.some(({ chord }) => chord !== null)
  const spoken = spokenLine(line, speakChords ? view : null)
  if (!view && spoken === '') return null
  if (!hasChords) return <p className="song-line">{spokenLine(line, null)}</p>
  return (
    <p className="song-line">
      <span aria-hidden="true">
        {toWords(line.snippets).map(({ snippets, spaced }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the words of a line never change places
          <Fragment key={index}>
            <span className="song-word">
              {snippets.map(({ chord, text }, place) => (
                // oxlint-disable-next-line react/no-array-index-key
                <span key={place} className="song-pair">
                  {chord !== null && <span className="song-chord">{showChord(chord, view)}</span>}
                  <span className="song-text">{text}</span>
                </span>
              ))}
            </span>
            {spaced && ' '}
          </Fragment>
        ))}
      </span>
      <span className="song-spoken sr-only">{spoken}</span>
    </p>
  )
}

function Remark({ kind, text }: { kind: 'comment' | 'tab'; text: string }) {
  return kind === 'tab' ? <pre className="song-tab">{text}</pre> : <p className="song-comment">{text}</p>
}
