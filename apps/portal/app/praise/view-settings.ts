import { CAPO_FRETS, CHORD_NOTATIONS, DEFAULT_ZOOM, isZoom, type ChordNotation } from '@atrio/rules'

/** How this device shows songs (Spec §3: fontZoom and chordTranspose; the rest is ours). */
export interface ViewSettings {
  /** Whole hundredths. */
  fontZoom: number
  /** Null until someone chooses: then as each song is written. */
  notation: ChordNotation | null
  /** Screen readers are given the chords too, not only the words. */
  speakChords: boolean
  /** Stage mode in two columns. */
  columns: boolean
  /** Stage mode's pace of scrolling, 1 to 9. */
  speed: number
  /** What holds for one song alone, by its id; those looked at last. */
  songs: Readonly<Record<string, SongSettings>>
}

export interface SongSettings {
  /** Semitones, -11 to 11. */
  chordTranspose: number
  /** Null until someone chooses: then the song's own. */
  capo: number | null
}

export const defaultSettings: ViewSettings = {
  fontZoom: DEFAULT_ZOOM,
  notation: null,
  speakChords: false,
  columns: false,
  speed: 3,
  songs: {},
}

export const defaultSongSettings: SongSettings = { chordTranspose: 0, capo: null }

/** Reads what a device has kept, whoever wrote it: every value that cannot be is the default. */
export function readSettings(value: unknown): ViewSettings {
  const kept = isRecord(value) ? value : {}
  const songs = isRecord(kept['songs']) ? Object.entries(kept['songs']) : []
  return {
    fontZoom: isZoom(kept['fontZoom']) ? kept['fontZoom'] : defaultSettings.fontZoom,
    notation: CHORD_NOTATIONS.find((name) => name === kept['notation']) ?? defaultSettings.notation,
    speakChords: kept['speakChords'] === true,
    columns: kept['columns'] === true,
    speed: isBetween(kept['speed'], 1, 9) ? kept['speed'] : defaultSettings.speed,
    songs: Object.fromEntries(songs.flatMap(([id, song]) => (isRecord(song) ? [[id, readSong(song)]] : []))),
  }
}

/** The settings with those of one song changed; one that is as its author wrote it is not kept. */
export function withSong(settings: ViewSettings, id: number, song: SongSettings): ViewSettings {
  const { [id]: _, ...others } = settings.songs
  const isDefault = song.chordTranspose === 0 && song.capo === null
  const kept = Object.entries(others).slice(-MAX_SONGS + 1)
  return { ...settings, songs: Object.fromEntries(isDefault ? kept : [...kept, [id, song]]) }
}

const MAX_SONGS = 200

function readSong(song: Record<string, unknown>): SongSettings {
  const { chordTranspose, capo } = song
  return {
    chordTranspose: isBetween(chordTranspose, -11, 11) ? chordTranspose : 0,
    capo: CAPO_FRETS.find((fret) => fret === capo) ?? null,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isBetween(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max
}
