import type { SongFile } from './read-song-file.ts'

const META = /^\{\s*(?:meta\s*:\s*)?([a-z_]+)\s*(?::|\s)\s*(.*?)\s*\}$/i

const NAMES: Record<string, keyof SongFile> = {
  title: 'titulo',
  t: 'titulo',
  subtitle: 'subtitulo',
  st: 'subtitulo',
  artist: 'autor',
  composer: 'autor',
  lyricist: 'autor',
  key: 'tom',
  topic: 'tema',
  topics: 'tema',
}

/** A file in ChordPro, or words alone. What the form has fields for is taken out of the text. */
export function readChordProFile(source: string): { song: SongFile } | { refused: 'kind' } {
  const song: SongFile = { conteudo: '' }
  const kept: string[] = []
  for (const line of source.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const [, name = '', value = ''] = META.exec(line.trim()) ?? []
    const field = NAMES[name.toLowerCase()]
    // A second key is where the song goes on in another one.
    if (field === undefined || (field === 'tom' && song.tom !== undefined)) kept.push(line)
    else song[field] = joined(song[field], value)
  }
  return { song: { ...song, conteudo: kept.join('\n').trim() } }
}

/** Who wrote the words and who the tune may be two. */
const joined = (before: string | undefined, value: string) =>
  before === undefined || before === value ? value : `${before}, ${value}`
