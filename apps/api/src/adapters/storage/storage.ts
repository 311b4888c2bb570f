import type { Readable } from 'node:stream'

/** Where the bytes of files lie (Decision 107). Keys are of our own making, folders with slashes between. */
export interface Storage {
  /** All of it or nothing. */
  put: (key: string, bytes: Buffer, tipo: string) => Promise<void>
  /** The same of a file of this machine, which stays: it may be larger than memory. */
  putFile: (key: string, path: string, tipo: string) => Promise<void>
  /** @returns null when there is none */
  read: (key: string, part?: BytePart) => Promise<Readable | null>
  remove: (key: string) => Promise<void>
  /** Everything below a folder, with when it was written. */
  list: (folder: string) => AsyncIterable<{ key: string; written: Date }>
  close: () => void
}

/** First and last byte. */
export interface BytePart {
  from: number
  to: number
}
