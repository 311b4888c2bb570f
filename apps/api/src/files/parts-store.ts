import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DataStore, ERRORS, Upload } from '@tus/server'

/** Whose a file is that comes in parts, and what it is for. */
export interface PartsOwner {
  igrejaId: number
  userId: number
  tipo: string
}

type Kept = PartsOwner & { size: number; metadata: Record<string, string | null> }

/** Files that come in parts, each beside a note of whose it is (Decision 232). */
export class PartsStore extends DataStore {
  readonly #folder: string
  readonly #owner: () => PartsOwner

  /** @param owner who sends, at this moment */
  constructor(folder: string, owner: () => PartsOwner) {
    super()
    this.#folder = folder
    this.#owner = owner
    this.extensions = ['creation', 'termination']
  }

  path(id: string): string {
    if (!ID.test(id)) throw ERRORS.FILE_NOT_FOUND
    return join(this.#folder, id)
  }

  override async create(upload: Upload): Promise<Upload> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const kept: Kept = { ...this.#owner(), size: upload.size!, metadata: upload.metadata ?? {} }
    await writeFile(this.path(upload.id), '', { flag: 'wx' })
    await writeFile(`${this.path(upload.id)}.json`, JSON.stringify(kept))
    return upload
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const path = this.path(id)
    if ((await stat(path)).size !== offset) throw ERRORS.INVALID_OFFSET
    try {
      await pipeline(stream, createWriteStream(path, { flags: 'a' }))
    } catch {
      // What came before the connection broke stays: the next part begins behind it.
    }
    return (await stat(path)).size
  }

  /** Another's is not there. */
  override async getUpload(id: string): Promise<Upload> {
    const path = this.path(id)
    const [kept, found] = await Promise.all([this.#note(id), stat(path).catch(() => null)])
    const { igrejaId, userId, tipo } = this.#owner()
    const isTheirs = kept?.igrejaId === igrejaId && kept.userId === userId && kept.tipo === tipo
    if (!found || !isTheirs) throw ERRORS.FILE_NOT_FOUND
    return new Upload({ id, size: kept.size, offset: found.size, metadata: kept.metadata })
  }

  override async remove(id: string): Promise<void> {
    await this.getUpload(id)
    await this.forget(id)
  }

  async forget(id: string): Promise<void> {
    await rm(this.path(id), { force: true })
    await rm(`${this.path(id)}.json`, { force: true })
  }

  /** How many a church has begun and not ended. */
  async countOf(igrejaId: number): Promise<number> {
    const ids = (await this.#ids()).map((id) => this.#note(id))
    return (await Promise.all(ids)).filter((kept) => kept?.igrejaId === igrejaId).length
  }

  async sweep(olderThanMs: number, now = Date.now()): Promise<number> {
    let gone = 0
    for (const id of await this.#ids()) {
      const found = await stat(this.path(id)).catch(() => null)
      if (found && now - found.mtimeMs < olderThanMs) continue
      await this.forget(id)
      gone += 1
    }
    return gone
  }

  async #ids(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => [])
    return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
  }

  async #note(id: string): Promise<Kept | null> {
    const text = await readFile(`${this.path(id)}.json`, 'utf8').catch(() => null)
    return text === null ? null : (JSON.parse(text) as Kept)
  }
}

const ID = /^[\da-f]{32}$/
