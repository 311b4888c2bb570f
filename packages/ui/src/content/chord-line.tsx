import { Fragment } from 'react'

/** A word that no line break divides, in pairs of a chord and the syllable below it. */
export interface ChordWord {
  snippets: readonly { chord: string | null; text: string }[]
  /** A space follows, at which the line may break. */
  spaced: boolean
}

export interface ChordLineProps {
  /** With chords as they are shown; without any, what is spoken is shown. */
  words: readonly ChordWord[] | null
  /** The line as a whole. */
  spoken: string
}

/**
 * One line of a song. What is seen is hidden from assistive technology, for which syllables under their chords would be
 * words of their own; it is given the line as a whole instead.
 */
export function ChordLine({ words, spoken }: ChordLineProps) {
  if (!words) return <p className="song-line">{spoken}</p>
  return (
    <p className="song-line">
      <span aria-hidden="true">
        {words.map(({ snippets, spaced }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the words of a line never change places
          <Fragment key={index}>
            <span className="song-word">
              {snippets.map(({ chord, text }, place) => (
                // oxlint-disable-next-line react/no-array-index-key
                <span key={place} className="song-pair">
                  {chord !== null && <span className="song-chord">{chord}</span>}
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

/** What stands between lines: a word to who plays, or tablature. */
export function SongRemark({ kind, text }: { kind: 'comment' | 'tab'; text: string }) {
  return kind === 'tab' ? <pre className="song-tab">{text}</pre> : <p className="song-comment">{text}</p>
}
