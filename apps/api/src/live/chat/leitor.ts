/** Somebody who follows a room over whatever there is. */
export interface Leitor {
  sub: string
  podeModerar: boolean
  /** The last number that they have been sent; -1 before they entered. */
  sent: number
  send: (frame: Buffer) => void
  /** Bytes that they have not taken yet. */
  buffered: () => number
  end: (why: 'slow' | 'gone') => void
}
