import { z } from 'zod'
import { GOOD_SECRET, secretWeakness } from '../../secret-strength.ts'

const http = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''))

export const liveEnvShape = {
  /** `0`: nobody looks from here whether a broadcast has begun; staff and the clock say so. */
  LIVE_PROBES: z
    .enum(['0', '1'])
    .transform((value) => value === '1')
    .default(true),
  /** A key for YouTube's Data API: with it a broadcast there is known to be on air, and not only to exist. */
  YOUTUBE_API_KEY: z.string().min(10).max(200).optional(),
  /** Questions that the key may ask in a day. */
  YOUTUBE_API_UNITS: z.coerce.number().int().min(0).max(10_000_000).default(10_000),
  /** The API of a MediaMTX that takes churches' own pictures (Decision 225). */
  LIVE_ENGINE_URL: http.optional(),
  /** What it shows to ask us, and we to ask it. */
  LIVE_ENGINE_SECRET: z.string().optional(),
  /** Where browsers read its streams: an address, or a path of every church's host that a proxy leads there. */
  LIVE_ENGINE_HLS_URL: z
    .string()
    .regex(/^(https:\/\/[^\s?#]+|\/[\w-]+(\/[\w-]+)*)$/)
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
  /** Where OBS sends to, as staff type it. */
  LIVE_ENGINE_INGEST_URL: z
    .string()
    .regex(/^(rtmps?|srt):\/\/[^\s?#]+$/)
    .optional(),
  /** Where it hands its recordings out. */
  LIVE_ENGINE_PLAYBACK_URL: http.optional(),
  /** From where it asks us, beside this machine; with commas between. */
  LIVE_ENGINE_FROM: z
    .string()
    .transform((value) => value.split(',').map((item) => item.trim()))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6()])))
    .optional(),
}

export type LiveEnv = z.output<z.ZodObject<typeof liveEnvShape>>

export function liveProblems(env: LiveEnv): string[] {
  const { LIVE_ENGINE_URL, LIVE_ENGINE_SECRET, LIVE_ENGINE_HLS_URL, LIVE_ENGINE_INGEST_URL } = env
  const given = [LIVE_ENGINE_URL, LIVE_ENGINE_SECRET, LIVE_ENGINE_HLS_URL, LIVE_ENGINE_INGEST_URL]
  const problems: string[] = []
  if (given.some(Boolean) && !given.every(Boolean)) {
    problems.push(
      'LIVE_ENGINE_URL, LIVE_ENGINE_SECRET, LIVE_ENGINE_HLS_URL, LIVE_ENGINE_INGEST_URL: give all or none',
    )
  }
  const weakness = LIVE_ENGINE_SECRET === undefined ? null : secretWeakness(LIVE_ENGINE_SECRET)
  if (weakness) problems.push(`LIVE_ENGINE_SECRET: ${weakness}; ${GOOD_SECRET}`)
  return problems
}
