const MEGA = 1024 * 1024

/** Files of what staff write, sent in parts at `/envio/:slug/<kind>` (Decision 182): by their endings, told by their bytes. */
export const conteudoArquivos = {
  /** To take along. */
  documento: { formatos: ['pdf', 'epub'], maxBytes: 100 * MEGA },
  /** Captions, as browsers read them. */
  legenda: { formatos: ['vtt'], maxBytes: MEGA },
  /** What browsers play by themselves. */
  audio: { formatos: ['mp3', 'm4a', 'ogg', 'wav'], maxBytes: 500 * MEGA },
} as const satisfies Record<string, FileKind>

interface FileKind {
  formatos: readonly string[]
  maxBytes: number
}

export type ConteudoArquivo = keyof typeof conteudoArquivos
