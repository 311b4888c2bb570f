import { songChords, songHasLyrics, type Song } from '../songs/chordpro.ts'

/** How a praise song is shown at first (Spec §3). */
export type ShowType = 'cipher' | 'lyric' | 'score'

/** Spec §4: chords before lyrics before scores; null when the song has none of them and cannot be shown. */
export function showTypeOf(song: Song, arquivos: readonly unknown[]): ShowType | null {
  if (songChords(song).length > 0) return 'cipher'
  if (songHasLyrics(song)) return 'lyric'
  return arquivos.length > 0 ? 'score' : null
}
