import { stat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FeedVersion, RawFeed } from './feeds.ts'

const MAX_BYTES = 5 * 1024 * 1024

/** A feed, its chapters or captions among the church's own files, `/media/<igrejaId>/<name>.xml`: no network, and no other church's folder. */
export async function readLocalFeed(
  mediaDir: string,
  igrejaId: number,
  url: string,
  version: FeedVersion,
): Promise<RawFeed> {
  const [, owner, name] = /^\/media\/(\d+)\/([\w-][\w.-]*\.(?:xml|json|vtt))$/.exec(url) ?? []
  if (name === undefined || Number(owner) !== igrejaId) return { kind: 'failed', reason: 'refused' }
  try {
    const file = join(mediaDir, String(igrejaId), name)
    const { size, mtimeMs } = await stat(file)
    if (size > MAX_BYTES) return { kind: 'failed', reason: 'large' }
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
    if (etag === version.etag) return { kind: 'unchanged' }
    return { kind: 'found', body: await readFile(file), contentType: '', etag, ultimaModificacao: null }
  } catch {
    return { kind: 'failed', reason: 'unreachable' }
  }
}
