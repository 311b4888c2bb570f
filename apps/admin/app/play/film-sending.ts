/** A film on its way. */
export interface FilmSending {
  /** The title that it is of, where that is known. */
  conteudo: number | null
  signal: AbortSignal
  /** Between 0 and 1. */
  onProgress: (part: number) => void
}
