import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import type { LiveEnv } from './live-env.ts'

/** A MediaMTX of the operator's: what we ask it (Decision 225). */
export interface LiveEngine {
  /** Where browsers read a church's stream. */
  addressOf: (codigo: string) => string
  /** Whose stream an address is; null for an address that is not the engine's. */
  churchAt: (url: string) => string | null
  /** Whether a picture comes in; null where it did not answer. */
  isReady: (codigo: string) => Promise<boolean | null>
  /** Ends what a church is sending: it is asked for its key again. */
  endSending: (codigo: string) => Promise<void>
  /** What it has recorded, in order; null where it did not answer. */
  recordings: (codigo: string) => Promise<{ start: Date; seconds: number }[] | null>
  /** Writes a recording into a file. @throws Error where it breaks off, or is larger */
  fetchRecording: (
    codigo: string,
    of: { start: Date; seconds: number },
    into: { path: string; maxBytes: number },
  ) => Promise<void>
}

const ANSWER_MS = 3_000
const FETCH_MS = 100_000

const state = z.object({ ready: z.boolean() })
const connections = z.object({
  items: z.array(z.object({ id: z.string(), path: z.string(), state: z.string() })),
})
const list = z.array(z.object({ start: z.string(), duration: z.number() }))

export function createLiveEngine(env: LiveEnv): LiveEngine | null {
  const { LIVE_ENGINE_URL: api, LIVE_ENGINE_SECRET: secret, LIVE_ENGINE_HLS_URL: hls } = env
  if (!api || !secret || !hls) return null
  const playback = env.LIVE_ENGINE_PLAYBACK_URL
  const authorization = `Basic ${Buffer.from(`atrio:${secret}`).toString('base64')}`
  const ask = (url: string, ms: number, method: 'GET' | 'POST' = 'GET') =>
    fetch(url, { method, headers: { authorization }, redirect: 'error', signal: AbortSignal.timeout(ms) })
  return {
    addressOf: (codigo) => `${hls}/${codigo}/index.m3u8`,
    churchAt(url) {
      if (!url.startsWith(`${hls}/`)) return null
      return /^([\w-]+)\/index\.m3u8$/.exec(url.slice(hls.length + 1))?.[1] ?? null
    },
    async isReady(codigo) {
      try {
        const answer = await ask(`${api}/v3/paths/get/${encodeURIComponent(codigo)}`, ANSWER_MS)
        if (answer.status === 404) return false
        return answer.ok ? (state.safeParse(await answer.json()).data?.ready ?? null) : null
      } catch {
        return null
      }
    },
    async endSending(codigo) {
      const answer = await ask(`${api}/v3/rtmpconns/list?itemsPerPage=1000`, ANSWER_MS)
      const { items } = connections.parse(await answer.json())
      for (const { id, path, state: doing } of items) {
        if (path !== codigo || doing !== 'publish') continue
        await ask(`${api}/v3/rtmpconns/kick/${encodeURIComponent(id)}`, ANSWER_MS, 'POST')
      }
    },
    async recordings(codigo) {
      if (!playback) return []
      try {
        const answer = await ask(`${playback}/list?${queryOf(codigo)}`, ANSWER_MS)
        if (answer.status === 404) return []
        const found = answer.ok ? list.safeParse(await answer.json()).data : undefined
        return found?.map(({ start, duration }) => ({ start: new Date(start), seconds: duration })) ?? null
      } catch {
        return null
      }
    },
    async fetchRecording(codigo, { start, seconds }, { path, maxBytes }) {
      const given = { start: start.toISOString(), duration: String(seconds), format: 'mp4' }
      const answer = await ask(`${playback}/get?${queryOf(codigo, given)}`, FETCH_MS)
      if (!answer.ok || !answer.body) throw new Error(`the engine answered ${answer.status}`)
      let size = 0
      const counting = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          size += chunk.length
          done(size > maxBytes ? new Error('the recording is too large') : null, chunk)
        },
      })
      await pipeline(
        Readable.from(answer.body as AsyncIterable<Uint8Array>),
        counting,
        createWriteStream(path, { mode: 0o644 }),
      )
    },
  }
}

function queryOf(codigo: string, more: Record<string, string> = {}): string {
  return new URLSearchParams({ path: codigo, ...more }).toString()
}
