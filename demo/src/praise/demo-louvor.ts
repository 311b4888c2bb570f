import type { Melody } from './score-pdf.ts'

/** A song of the demo world. All words and tunes are our own, or scripture in the public domain. */
export type DemoLouvor = {
  titulo: string
  subtitulo?: string
  autor: string
  codigo?: string
  grupo?: string
  tema: string
  ritmo?: string
  tom?: string
  conteudo?: string
  /** Drawn as a PDF score. */
  melody?: Melody
}
