import { resources, valuesOf, type Resource, type Valores } from '@atrio/contract'
import { readSongFile, SONG_FILE_BYTES, type SongRefusal } from '@atrio/rules'
import { m } from '../paraglide/messages.js'

const louvor = resources.louvor as unknown as Resource

/** A file that was chosen: the song in it, or why there is none. */
export type ReadSong = { file: string } & ({ valores: Valores } | { refused: string })

/** Reads files of other programs here, where nothing that they hold reaches anybody else. */
export function readSongs(files: readonly File[]): Promise<ReadSong[]> {
  return Promise.all(files.map(readSong))
}

async function readSong(file: File): Promise<ReadSong> {
  if (file.size > SONG_FILE_BYTES) return { file: file.name, refused: m.song_refused_long() }
  const read = readSongFile(file.name, decode(await file.arrayBuffer()))
  if ('refused' in read) return { file: file.name, refused: reasons[read.refused]() }
  const cut = { titulo: 120, subtitulo: 120, autor: 120, codigo: 20, tom: 10, tema: 60 }
  const empty = Object.fromEntries(Object.keys(louvor.fields).map((name) => [name, null]))
  const said = Object.entries(cut).map(([name, length]) => [
    name,
    read.song[name as keyof typeof cut]?.replace(/\s+/g, ' ').slice(0, length).trim() || null,
  ])
  const valores = { ...empty, ...Object.fromEntries(said), conteudo: read.song.conteudo } as Valores
  const isWhole = valuesOf(louvor).safeParse(valores).success
  return isWhole ? { file: file.name, valores } : { file: file.name, refused: m.song_refused_kind() }
}

/** Files of older programs say nothing of their encoding. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const reasons: Record<SongRefusal, () => string> = {
  kind: m.song_refused_kind,
  xml: m.song_refused_xml,
  unsafe: m.song_refused_unsafe,
  empty: m.song_refused_empty,
  long: m.song_refused_long,
}
