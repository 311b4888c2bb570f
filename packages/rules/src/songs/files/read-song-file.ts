import { readChordProFile } from './chordpro-file.ts'
import { readOpenLyrics } from './open-lyrics.ts'
import { readOpenSong } from './open-song.ts'
import { readSmallXml } from './small-xml.ts'

/** What a file of another program says of a song; what it does not say is not there. */
export interface SongFile {
  titulo?: string
  subtitulo?: string
  autor?: string
  codigo?: string
  tom?: string
  tema?: string
  /** Words with chords, in ChordPro. */
  conteudo: string
}

/** `kind`: of no program that is known; `xml`: not whole; `unsafe`: it says more than a song does; `empty`: no words. */
export type SongRefusal = 'kind' | 'xml' | 'unsafe' | 'empty' | 'long'

/** What other programs keep for themselves. */
const NO_TEXT = /^%PDF-|[^\P{Cc}\t\n\v\f\r\u0080-\u009F]/u

/** Of one song. */
export const SONG_FILE_BYTES = 500_000
const MAX_TEXT = 60_000

/** Reads a song of ChordPro, OpenSong or OpenLyrics; one without a title is called as its file. */
export function readSongFile(
  name: string,
  source: string,
): { song: SongFile & { titulo: string } } | { refused: SongRefusal } {
  if (source.length > SONG_FILE_BYTES) return { refused: 'long' }
  if (NO_TEXT.test(source)) return { refused: 'kind' }
  const read = /^\s*</.test(source.replace(/^\uFEFF/, '')) ? readXml(source) : readChordProFile(source)
  if ('refused' in read) return read
  const { song } = read
  if (song.conteudo.trim() === '') return { refused: 'empty' }
  if (song.conteudo.length > MAX_TEXT) return { refused: 'long' }
  const titulo =
    song.titulo?.trim() ||
    name
      .replace(/\.\w{1,10}$/, '')
      .replace(/[-_]+/g, ' ')
      .trim()
  return { song: { ...song, titulo } }
}

function readXml(source: string): { song: SongFile } | { refused: SongRefusal } {
  // No song has them: they name files, or grow without end.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source)) return { refused: 'unsafe' }
  const root = readSmallXml(source)
  if (!root) return { refused: 'xml' }
  if (root.name !== 'song') return { refused: 'kind' }
  return { song: readOpenLyrics(root) ?? readOpenSong(root) }
}
