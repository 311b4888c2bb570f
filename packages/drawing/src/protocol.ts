/** What is asked of a drawing process. */
export interface Question {
  name: string
  /** As `node:v8` serialises it: its length is known before it is sent. */
  input: Uint8Array
  outputBytes: number
}

/** `ready` once, then one answer to each question. */
export type Answer =
  | { kind: 'ready' }
  | { kind: 'drawn'; drawn: Uint8Array }
  | { kind: 'tooLarge' }
  | { kind: 'failed'; reason: string }
