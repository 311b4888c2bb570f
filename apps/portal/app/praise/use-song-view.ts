import {
  FALLBACK_LOCALE,
  stepTranspose,
  stepZoom,
  type ChordNotation,
  type ChordView,
  type ZoomDirection,
} from '@atrio/rules'
import { useRootData } from '../shell/church.ts'
import { chordView, keysOf, type SongKeys, type SongShape } from './song-shape.ts'
import { useViewSettings } from './use-view-settings.ts'
import { defaultSongSettings, withSong, type SongSettings, type ViewSettings } from './view-settings.ts'

/** How a song is shown now, and the ways to change it. */
export interface SongView {
  settings: ViewSettings
  song: SongSettings
  notation: ChordNotation
  keys: SongKeys
  view: ChordView
  zoom: (direction: ZoomDirection) => void
  transpose: (step: 1 | -1) => void
  change: (next: Partial<Omit<ViewSettings, 'songs'>>) => void
  changeSong: (next: Partial<SongSettings>) => void
}

export function useSongView(id: number, shape: SongShape): SongView {
  const [settings, keep] = useViewSettings()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const song = settings.songs[id] ?? defaultSongSettings
  const notation = settings.notation ?? shape.writtenNotation
  const keys = keysOf(shape, song)
  const changeSong = (next: Partial<SongSettings>) => keep(withSong(settings, id, { ...song, ...next }))
  return {
    settings,
    song,
    notation,
    keys,
    view: chordView(shape, keys, { notation, locale }),
    zoom: (direction) => keep({ ...settings, fontZoom: stepZoom(settings.fontZoom, direction) }),
    transpose: (step) => changeSong({ chordTranspose: stepTranspose(song.chordTranspose, step) }),
    change: (next) => keep({ ...settings, ...next }),
    changeSong,
  }
}
