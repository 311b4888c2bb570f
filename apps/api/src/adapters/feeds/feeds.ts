import { parseChaptersFile, type Capitulo } from './chapters.ts'
import { CAPTIONS, CHAPTERS, fetchOverHttp, type HttpFeedOptions } from './http-feed.ts'
import { answersOverHttp } from './http-answers.ts'
import { measureOverHttp, type Measured } from './http-size.ts'
import { readLocalFeed } from './local-feed.ts'
import { parseInWorker } from './parse-in-worker.ts'
import type { ParsedFeed } from './parse-feed.ts'

/** Why a feed could not be read; told to the log and the church's staff, never to visitors. */
export type FeedFailure = 'refused' | 'unreachable' | 'slow' | 'large' | 'status' | 'redirects' | 'not-a-feed'

/** What a feed said when it was last read, so that it can answer that nothing is new. */
export interface FeedVersion {
  etag: string | null
  ultimaModificacao: string | null
}

/** A feed's answer as it came. */
export type RawFeed =
  | ({ kind: 'found'; body: Buffer; contentType: string } & FeedVersion)
  | { kind: 'unchanged' }
  | { kind: 'failed'; reason: FeedFailure }

export type FeedAnswer =
  | ({ kind: 'found'; feed: ParsedFeed } & FeedVersion)
  | Exclude<RawFeed, { kind: 'found' }>

export interface Feeds {
  /** Reads a church's feed, in seconds or not at all; never throws. */
  read: (source: { url: string; igrejaId: number } & FeedVersion) => Promise<FeedAnswer>
  /** Reads the file of an episode's chapters under the same rules; null where it cannot be; never throws. */
  readChapters: (source: { url: string; igrejaId: number }) => Promise<Capitulo[] | null>
  /** Reads a file of captions under the same rules; null where it cannot be; never throws. */
  readCaptions: (source: { url: string; igrejaId: number }) => Promise<string | null>
  /** How large a recording elsewhere is, under the same rules; never throws. */
  measure: (url: string) => Promise<Measured>
  /** Whether something is at an address elsewhere, under the same rules; null where nobody could say; never throws. */
  answers: (url: string) => Promise<boolean | null>
  /** What lies at an address elsewhere, as it came, under the same rules; never throws. */
  fetch: (
    url: string,
    asked: { maxBytes: number; headers?: Record<string, string> },
  ) => Promise<Extract<RawFeed, { kind: 'found' | 'failed' }>>
}

export interface FeedsOptions extends HttpFeedOptions {
  mediaDir: string
  /** For everything: names, connections, redirects, the body, and making sense of it. */
  deadlineMs?: number
}

const DEADLINE_MS = 4_500
const NO_VERSION: FeedVersion = { etag: null, ultimaModificacao: null }

/** Feeds from anywhere on the public internet, and those that the church has among its own media. */
export function createFeeds({ mediaDir, deadlineMs = DEADLINE_MS, ...http }: FeedsOptions): Feeds {
  return {
    async read({ url, igrejaId, ...version }) {
      const signal = AbortSignal.timeout(deadlineMs)
      const raw = url.startsWith('/')
        ? await readLocalFeed(mediaDir, igrejaId, url, version)
        : await fetchOverHttp(url, version, signal, http)
      if (raw.kind !== 'found') return raw
      const feed = await parseInWorker(raw, url, signal)
      if (feed === 'slow' || feed === 'not-a-feed') return { kind: 'failed', reason: feed }
      return { kind: 'found', feed, etag: raw.etag, ultimaModificacao: raw.ultimaModificacao }
    },
    async readChapters({ url, igrejaId }) {
      const signal = AbortSignal.timeout(deadlineMs)
      const raw = url.startsWith('/')
        ? await readLocalFeed(mediaDir, igrejaId, url, NO_VERSION)
        : await fetchOverHttp(url, NO_VERSION, signal, { ...http, ...CHAPTERS })
      return raw.kind === 'found' ? parseChaptersFile(raw.body) : null
    },
    async readCaptions({ url, igrejaId }) {
      const signal = AbortSignal.timeout(deadlineMs)
      const raw = url.startsWith('/')
        ? await readLocalFeed(mediaDir, igrejaId, url, NO_VERSION)
        : await fetchOverHttp(url, NO_VERSION, signal, { ...http, ...CAPTIONS })
      return raw.kind === 'found' ? raw.body.toString('utf8') : null
    },
    measure: (url) => measureOverHttp(url, AbortSignal.timeout(deadlineMs), http),
    answers: (url) => answersOverHttp(url, AbortSignal.timeout(deadlineMs), http),
    async fetch(url, { maxBytes, headers }) {
      // What is sent along is for this address alone.
      const asked = { accept: '*/*', maxBytes, ...(headers && { headers, maxRedirects: 0 }) }
      const raw = await fetchOverHttp(url, NO_VERSION, AbortSignal.timeout(deadlineMs), { ...http, ...asked })
      return raw.kind === 'unchanged' ? { kind: 'failed', reason: 'status' } : raw
    },
  }
}
