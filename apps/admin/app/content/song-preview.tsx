import {
  lineText,
  parseChordPro,
  showChord,
  songChords,
  songKey,
  toWords,
  writtenNotation,
  type ChordView,
  type SongLine,
  type SongSection,
} from '@atrio/rules'
import { ChordLine, SongRemark } from '@atrio/ui/chord-line'
import { useDeferredValue, useMemo } from 'react'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

/** A song as the portal draws it, while it is written. */
export function SongPreview({ text, tom }: { text: string; tom: string }) {
  const later = useDeferredValue(text)
  const song = useMemo(() => parseChordPro(later), [later])
  const chords = songChords(song)
  const view: ChordView = {
    key: songKey(tom || song.meta.tom, chords),
    semitones: 0,
    notation: writtenNotation(chords),
    locale: getLocale(),
  }
  if (song.sections.length === 0) return <p className="text-ink-muted text-sm">{m.song_preview_none()}</p>
  return song.sections.map((section, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a song never change places
    <section key={index} className="mb-6">
      {labelOf(section) && <h3 className="text-ink-muted mb-1 text-sm font-semibold">{labelOf(section)}</h3>}
      {section.lines.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Line key={place} line={line} view={view} />
      ))}
    </section>
  ))
}

function Line({ line, view }: { line: SongLine; view: ChordView }) {
  if (line.kind !== 'lyrics') return <SongRemark kind={line.kind} text={line.text} />
  const hasChords = line.snippets.some(({ chord }) => chord !== null)
  if (!hasChords) return <ChordLine words={null} spoken={lineText(line)} />
  const words = toWords(line.snippets).map(({ snippets, spaced }) => ({
    snippets: snippets.map(({ chord, text }) => ({ chord: chord && showChord(chord, view), text })),
    spaced,
  }))
  return <ChordLine words={words} spoken={lineText(line)} />
}

function labelOf({ label, kind }: SongSection): string | null {
  if (label) return label
  if (kind === 'chorus') return m.song_chorus()
  return kind === 'bridge' ? m.song_bridge() : null
}
