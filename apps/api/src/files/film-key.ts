import { extname } from 'node:path'

/** In storage, with a folder for each church; no address serves what lies there but those that were signed (Decisions 226, 230). */
export const FILMS_FOLDER = 'play'

/** Where the films of a church lie. */
export const filmsOf = (igrejaId: number) => `${FILMS_FOLDER}/${igrejaId}`

/** A film in storage, or one file of it. */
export function filmKey({ igrejaId, id }: { igrejaId: number; id: string }, file?: string): string {
  return [filmsOf(igrejaId), id, ...(file === undefined ? [] : [file])].join('/')
}

/** What a player begins with: the list of a film that was prepared, or the file as it came. */
export const filmFile = {
  pronta: 'hls/master.m3u8',
  original: 'original.mp4',
  legenda: (idioma: string) => `legendas/${idioma}.vtt`,
}

/** As what a file of a film is stored and sent; undefined for what is none. */
export function typeOf(file: string): string | undefined {
  return TYPES[extname(file)]
}

const TYPES: Record<string, string> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/mp4',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mkv': 'video/x-matroska',
  '.vtt': 'text/vtt; charset=utf-8',
  '.jpg': 'image/jpeg',
}
