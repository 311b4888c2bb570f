import './song-sheet.css'
import type { ChordView, Song, SongSection } from '@atrio/rules'
import { m } from '../paraglide/messages.js'
import { SongLine } from './song-line.tsx'

export type SongSheetProps = {
  song: Song
  view: ChordView | null
  /** Whole hundredths. */
  fontZoom: number
  /** Screen readers are told the chords, in the language of the page. */
  speakChords: boolean
  /** Language of the words. */
  lang: string | undefined
}

/** A song, part by part. */
export function SongSheet({ song, view, fontZoom, speakChords, lang }: SongSheetProps) {
  return (
    <div
      className="song-sheet"
      lang={speakChords ? undefined : lang}
      style={{ '--song-zoom': fontZoom / 100 } as React.CSSProperties}
    >
      {song.sections.map((section, index) => {
        const label = section.label ?? defaultLabel(section)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a song never change places
          <section key={index} className="song-section" data-kind={section.kind}>
            {label && <h2 className="song-label">{label}</h2>}
            {section.lines.map((line, place) => (
              // oxlint-disable-next-line react/no-array-index-key
              <SongLine key={place} line={line} view={view} speakChords={speakChords} />
            ))}
          </section>
        )
      })}
    </div>
  )
}

function defaultLabel({ kind }: SongSection): string | null {
  if (kind === 'chorus') return m.praise_chorus()
  if (kind === 'bridge') return m.praise_bridge()
  return kind === 'tab' ? m.praise_tab() : null
}
