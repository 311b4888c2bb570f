import { showChord, toWords, type ChordView, type SongLine as Line } from '@atrio/rules'
import { ChordLine, SongRemark } from '@atrio/ui/chord-line'
import { spokenLine } from './chord-speech.ts'

export type SongLineProps = {
  line: Line
  /** Null shows the words alone. */
  view: ChordView | null
  speakChords: boolean
}

/** One line of a song, as it is seen and as it is heard. */
export function SongLine({ line, view, speakChords }: SongLineProps) {
  if (line.kind !== 'lyrics') return <SongRemark kind={line.kind} text={line.text} />
  const spoken = spokenLine(line, speakChords ? view : null)
  if (!view && spoken === '') return null
  const hasChords = view !== null && line.snippets.some(({ chord }) => chord !== null)
  if (!hasChords) return <ChordLine words={null} spoken={spokenLine(line, null)} />
  const words = toWords(line.snippets).map(({ snippets, spaced }) => ({
    snippets: snippets.map(({ chord, text }) => ({ chord: chord && showChord(chord, view), text })),
    spaced,
  }))
  return <ChordLine words={words} spoken={spoken} />
}
