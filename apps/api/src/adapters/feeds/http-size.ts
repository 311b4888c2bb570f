import { failureOf, reach, type HttpFeedOptions } from './http-feed.ts'
import type { FeedFailure } from './feeds.ts'

export type Measured = { kind: 'found'; bytes: number } | { kind: 'failed'; reason: FeedFailure }

/** How many bytes lie at an address that a church typed in, as its server says without sending them; never throws. */
export async function measureOverHttp(
  url: string,
  signal: AbortSignal,
  http: HttpFeedOptions = {},
): Promise<Measured> {
  try {
    // Unpacked: what a program loads is the recording itself.
    const headers = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Atrio (podcast reader)' }
    const response = await reach(url, { method: 'HEAD', headers }, signal, http)
    response.destroy()
    const bytes = Number(response.headers['content-length'] ?? 0)
    const isThere = response.statusCode === 200 && Number.isSafeInteger(bytes) && bytes > 0
    return isThere ? { kind: 'found', bytes } : { kind: 'failed', reason: 'status' }
  } catch (error) {
    return { kind: 'failed', reason: failureOf(error, signal) }
  }
}
