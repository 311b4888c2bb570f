/** Below a church's media: what staff sent in parts, each with a row of `arquivo` (Decision 182). */
export const SENT_FOLDER = 'envios'
/** Below a church's media: what the engine recorded of its services. */
export const RECORDED_FOLDER = 'gravacoes'

/** In storage, with a folder for each church. */
export const MADE_FOLDER = 'midia'

/** Where in storage what people of a church made lies, which is served below `/media/<igreja>/`. */
export function madeFolder(igrejaId: number, folder?: string): string {
  return [MADE_FOLDER, igrejaId, folder].filter((part) => part !== undefined).join('/')
}

/**
 * The key in storage of what is served at `/media/<igreja>/<file>`.
 * @returns null for what nobody made here: it came with the demo world, and lies in `DATA_DIR/media` (Decision 290)
 */
export function mediaKey(igrejaId: number, file: string): string | null {
  const [folder] = file.split('/')
  return folder === SENT_FOLDER || folder === RECORDED_FOLDER ? madeFolder(igrejaId, file) : null
}

/** The type of what people made, by its ending; null for another, as of a file that is still being written. */
export function mediaType(file: string): string | null {
  return TYPES[file.split('.').at(-1)!] ?? null
}

const TYPES: Record<string, string> = {
  epub: 'application/epub+zip',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  vtt: 'text/vtt',
  wav: 'audio/wav',
}
