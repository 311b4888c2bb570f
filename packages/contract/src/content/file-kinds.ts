import type { Area } from '../staff.ts'

const MEGA = 1024 * 1024

/**
 * Files of what staff write, sent in parts at `/envio/:slug/<kind>` (Decision 182): by their endings, told by their bytes.
 * Public ones lie among the church's media; the others have addresses for minutes, for who may read what names them
 * (Decision 292).
 */
export const conteudoArquivos = {
  /** To take along. */
  documento: { formatos: ['pdf', 'epub'], maxBytes: 100 * MEGA, area: 'conteudo', publico: true },
  /** Captions, as browsers read them. */
  legenda: { formatos: ['vtt'], maxBytes: MEGA, area: 'conteudo', publico: true },
  /** What browsers play by themselves. */
  audio: { formatos: ['mp3', 'm4a', 'ogg', 'wav'], maxBytes: 500 * MEGA, area: 'conteudo', publico: true },
  /** With a study, for its readers. */
  estudo: { formatos: ['pdf', 'epub'], maxBytes: 30 * MEGA, area: 'grupos', publico: false },
} as const satisfies Record<string, FileKind>

interface FileKind {
  formatos: readonly string[]
  maxBytes: number
  /** Of those who send it. */
  area: Area
  publico: boolean
}

/** Those that not everybody may see. */
export const arquivosFechados: readonly string[] = Object.entries(conteudoArquivos).flatMap(
  ([name, { publico }]) => (publico ? [] : [name]),
)

export type ConteudoArquivo = keyof typeof conteudoArquivos
