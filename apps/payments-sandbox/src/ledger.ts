import { mkdir, open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { LedgerRecord } from './records.ts'

/**
 * An append-only file of changes. A line is one change, all of it or nothing: checksum, space, the records it leaves
 * behind. What `append` resolved is on the disk; of what a crash cut short the torn end is taken off at the next start.
 */
export class Ledger {
  readonly #file: FileHandle
  #waiting: { line: string; done: () => void; failed: (error: unknown) => void }[] = []
  #writing: Promise<void> | null = null
  #broken: unknown
  readonly #onBroken: (error: unknown) => void

  private constructor(file: FileHandle, onBroken: (error: unknown) => void) {
    this.#file = file
    this.#onBroken = onBroken
  }

  /**
   * @param each is given every record in the order of its writing.
   * @param onBroken is told once, when a change could not be written: nothing is taken any more.
   * @throws Error when a line before the last is damaged: that is no crash, and nothing may be built on it.
   */
  static async open(
    dir: string,
    each: (record: LedgerRecord) => void,
    onBroken: (error: unknown) => void = () => {},
  ): Promise<Ledger> {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    const file = await open(join(dir, 'ledger.jsonl'), 'a+', 0o600)
    const content = await file.readFile()
    let start = 0
    while (start < content.length) {
      const end = content.indexOf(10, start)
      const records = end === -1 ? null : readLine(content.toString('utf8', start, end))
      if (!records) {
        if (end !== -1 && end + 1 < content.length)
          throw new Error(`The ledger in ${dir} is damaged at byte ${start}`)
        await file.truncate(start)
        await file.datasync()
        break
      }
      for (const record of records) each(record)
      start = end + 1
    }
    await syncFolder(dir)
    return new Ledger(file, onBroken)
  }

  /** Resolves when the change is on the disk. Changes that come together share one flush. */
  append(records: LedgerRecord[]): Promise<void> {
    const body = JSON.stringify(records)
    return new Promise((done, failed) => {
      this.#waiting.push({ line: `${checksum(body)} ${body}\n`, done, failed })
      this.#writing ??= this.#write()
    })
  }

  /** Whether a change can still be written. */
  get isWell(): boolean {
    return !this.#broken
  }

  /** Resolves when everything handed over so far is on the disk; an answer about it may go out then. */
  async settled(): Promise<void> {
    while (this.#writing) await this.#writing
    if (this.#broken) throw this.#broken
  }

  async close(): Promise<void> {
    await this.settled()
    await this.#file.close()
  }

  async #write() {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting
      this.#waiting = []
      try {
        if (this.#broken) throw this.#broken
        await this.#file.appendFile(batch.map(({ line }) => line).join(''))
        await this.#file.datasync()
        for (const { done } of batch) done()
      } catch (error) {
        // What memory holds is no longer what the disk holds: only a restart makes them one again.
        if (!this.#broken) this.#onBroken(error)
        this.#broken = error
        for (const { failed } of batch) failed(error)
      }
    }
    this.#writing = null
  }
}

function checksum(body: string): string {
  return crc32(body).toString(16).padStart(8, '0')
}

function readLine(line: string): LedgerRecord[] | null {
  const body = line.slice(9)
  if (line.slice(0, 8) !== checksum(body)) return null
  return JSON.parse(body) as LedgerRecord[]
}

async function syncFolder(dir: string) {
  const folder = await open(dir, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
