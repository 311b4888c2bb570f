import { keys, readJson, writeJson, type KeyValue } from '../lib/data/storage.ts'
import type { Track } from './queue.ts'

/** How far an episode was heard on this device. */
export interface Heard {
  /** Seconds. */
  at: number
  duration: number | null
  done: boolean
}

/** What the player was doing when the page was left. */
export interface Session {
  track: Track | null
  queue: Track[]
}

const HEARD = `${keys.podcast}:heard`
const SPEEDS = `${keys.podcast}:speeds`
const SHORTCUTS = `${keys.podcast}:shortcuts`
const MOST = 400
/** So close to its end an episode begins anew. */
const LAST_SECONDS = 4

export const SLOWEST = 0.5
export const FASTEST = 3

export function readHeard(storage: KeyValue): Record<string, Heard> {
  const stored = readJson(storage, HEARD)
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, Heard>) : {}
}

/** Notes how far an episode was heard; of all the oldest are forgotten first. */
export function writeHeard(storage: KeyValue, key: string, heard: Heard): Record<string, Heard> {
  const { [key]: _before, ...others } = readHeard(storage)
  const entries = [...Object.entries(others), [key, heard] as const].slice(-MOST)
  const all = Object.fromEntries(entries)
  writeJson(storage, HEARD, all)
  return all
}

/** Where an episode goes on, in seconds. */
export function resumeAt(heard: Heard | undefined): number {
  if (!heard || heard.done) return 0
  return heard.duration !== null && heard.at > heard.duration - LAST_SECONDS ? 0 : heard.at
}

export function readSession(storage: KeyValue): Session {
  const stored = readJson(storage, keys.podcast) as Partial<Session> | null
  const queue = Array.isArray(stored?.queue) ? stored.queue.filter(isTrack) : []
  return { track: isTrack(stored?.track) ? stored.track : null, queue }
}

/** An empty session leaves nothing behind: the next page then need not load the player. */
export function writeSession(storage: KeyValue, session: Session): void {
  if (session.track || session.queue.length > 0) writeJson(storage, keys.podcast, session)
  else storage.removeItem(keys.podcast)
}

/** The speed at which a podcast was last heard. */
export function readSpeed(storage: KeyValue, codigo: string): number {
  const stored = readJson(storage, SPEEDS) as Record<string, number> | null
  return clampSpeed(stored?.[codigo] ?? 1)
}

export function writeSpeed(storage: KeyValue, codigo: string, rate: number): void {
  const stored = readJson(storage, SPEEDS) as Record<string, number> | null
  writeJson(storage, SPEEDS, { ...stored, [codigo]: rate })
}

/** A speed in tenths, between half and three times. */
export function clampSpeed(rate: number): number {
  const tenths = Math.round((Number.isFinite(rate) ? rate : 1) * 10) / 10
  return Math.min(FASTEST, Math.max(SLOWEST, tenths))
}

export function readShortcuts(storage: KeyValue): boolean {
  return storage.getItem(SHORTCUTS) !== 'off'
}

export function writeShortcuts(storage: KeyValue, on: boolean): void {
  if (on) storage.removeItem(SHORTCUTS)
  else storage.setItem(SHORTCUTS, 'off')
}

function isTrack(value: unknown): value is Track {
  const track = value as Partial<Track> | null | undefined
  return typeof track?.key === 'string' && typeof track.src === 'string' && typeof track.title === 'string'
}
