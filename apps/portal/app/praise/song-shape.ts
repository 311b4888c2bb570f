import {
  parseChordPro,
  pitchOf,
  shapeSemitones,
  showTypeOf,
  songChords,
  songHasLyrics,
  songKey,
  transposeKey,
  writtenNotation,
  type ChordNotation,
  type ChordView,
  type MusicalKey,
  type ShowType,
  type Song,
} from '@atrio/rules'
import type { Louvor } from '@atrio/contract'
import type { SongSettings } from './view-settings.ts'

/** A song read once: what of it does not change with how it is shown. */
export interface SongShape {
  song: Song
  chords: string[]
  /** The key in which the chords are written down. */
  writtenKey: MusicalKey
  writtenCapo: number
  writtenNotation: ChordNotation
  /** Spec §4: how it is shown at first. */
  showType: ShowType
  /** All ways in which it can be shown. */
  showTypes: ShowType[]
}

/** Null for a song that has neither chords nor lyrics nor scores: Spec §4 has its loading fail. */
export function readSong({ conteudo, tom, arquivos }: Louvor): SongShape | null {
  const song = parseChordPro(conteudo)
  const chords = songChords(song)
  const showType = showTypeOf(song, arquivos)
  if (!showType) return null
  return {
    song,
    chords,
    writtenKey: songKey(tom ?? song.meta.tom, chords),
    writtenCapo: song.meta.capo ?? 0,
    writtenNotation: writtenNotation(chords),
    showType,
    showTypes: [
      ...(chords.length > 0 ? (['cipher'] as const) : []),
      ...(songHasLyrics(song) ? (['lyric'] as const) : []),
      ...(arquivos.length > 0 ? (['score'] as const) : []),
    ],
  }
}

/** The keys that matter while a song is played. */
export interface SongKeys {
  /** Where the song sounds as its author wrote it, and where it sounds now. */
  original: MusicalKey
  sounding: MusicalKey
  /** The shapes that the hand plays below the capo. */
  shape: MusicalKey
  capo: number
  /** Semitones from what is written to the shapes. */
  semitones: number
}

export function keysOf(shape: SongShape, settings: SongSettings): SongKeys {
  const { writtenKey, writtenCapo } = shape
  const capo = settings.capo ?? writtenCapo
  const semitones = shapeSemitones({ transpose: settings.chordTranspose, capo, writtenCapo })
  return {
    original: transposeKey(writtenKey, writtenCapo),
    sounding: transposeKey(writtenKey, writtenCapo + settings.chordTranspose),
    shape: transposeKey(writtenKey, semitones),
    capo,
    semitones,
  }
}

export function chordView(
  shape: SongShape,
  { semitones }: SongKeys,
  look: Pick<ChordView, 'notation' | 'locale'>,
): ChordView {
  return { key: shape.writtenKey, semitones, ...look }
}

/** The shortest way from one key to another: -6 to 5 semitones. */
export function semitonesBetween(from: MusicalKey, to: MusicalKey): number {
  return ((pitchOf(to.tonic) - pitchOf(from.tonic) + 18) % 12) - 6
}
