import type { Readable } from 'node:stream'

/** Where the bytes of files lie (Decision 107). Keys are of our own making, folders with slashes between. */
export interface Storage {
  /** All of it or nothing. */
  put: (key: string, bytes: Buffer, tipo: string) => Promise<void>
  /** The same of a file of this machine, which stays: it may be larger than memory. */
  putFile: (key: string, path: string, tipo: string) => Promise<void>
  /** The same, and it is gone from where it lay; on one disk nothing is copied. */
  takeFile: (key: string, path: string, tipo: string) => Promise<void>
  /**
   * Lays it at a path of this machine, for programs that read files: who writes there may write to what is stored.
   * @returns false when there is none
   */
  fetchFile: (key: string, path: string) => Promise<boolean>
  /** @param signal raised when nobody wants it any more, also while it waits for its turn. @returns null when there is none */
  read: (key: string, part?: BytePart, signal?: AbortSignal) => Promise<Readable | null>
  /** In bytes. @returns null when there is none */
  size: (key: string) => Promise<number | null>
  remove: (key: string) => Promise<void>
  /** Everything below a folder. */
  removeFolder: (folder: string) => Promise<void>
  /** The names of the folders in a folder. */
  folders: (folder: string) => Promise<string[]>
  /** Everything below a folder, with when it was written. */
  list: (folder: string) => AsyncIterable<{ key: string; written: Date }>
  close: () => void
}

/** Storage cannot be asked right now: out of connections, slowed down or not reached. The HTTP layer answers 503. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
  constructor(cause: unknown) {
    super('Storage is not available', { cause })
  }
}

/** First and last byte. */
export interface BytePart {
  from: number
  to: number
}

/** All of a file that fits into memory; null when there is none. */
export async function readWhole(storage: Pick<Storage, 'read'>, key: string): Promise<Buffer | null> {
  const stream = await storage.read(key)
  return stream && Buffer.concat(await stream.toArray())
}
