import { browserStorages } from '../lib/data/storage.ts'
import { createStore } from '../lib/data/store.ts'
import type { Engine } from '../player/engine.ts'
import { mediaEngine } from '../player/media-engine.ts'
import { playAlone } from '../player/play-alone.ts'
import * as heard from './heard.ts'
import { dequeue, enqueue, type Track } from './queue.ts'

/** When the player stops by itself: at a moment (ms), or when the episode ends. */
export type Sleep = { until: number } | 'end' | null

export interface PlayerState {
  track: Track | null
  /** What plays next, first to last. */
  queue: Track[]
  status: 'paused' | 'loading' | 'playing' | 'failed'
  rate: number
  sleep: Sleep
  heard: Record<string, heard.Heard>
  /** Single keys do something: only once the person has used the player on this page. */
  used: boolean
}

export const NOTHING: PlayerState = {
  track: null,
  queue: [],
  status: 'paused',
  rate: 1,
  sleep: null,
  heard: {},
  used: false,
}

const isBrowser = typeof document !== 'undefined'
const storage = isBrowser ? browserStorages().local : null

/** The player, one for the whole page and outside of React: pages come and go, it plays on. */
export const player = createStore<PlayerState>(restore())
/** Apart from the rest, because it changes four times a second. */
export const clock = createStore(restoreClock())
/** What plays the track; null until one was begun on this page. */
export const engine = createStore<Engine | null>(null)

let audio: HTMLAudioElement | undefined
let leave: (() => void) | undefined
let savedAt = 0
const channel = isBrowser && 'BroadcastChannel' in window ? new BroadcastChannel('atrio:podcast') : null

/** Plays a track from where it was left; what played before stays where it is. */
export function listen(track: Track): void {
  const { track: current, status } = player.get()
  if (current?.key === track.key && status !== 'failed') return resume()
  savePosition()
  begin(track)
}

export function resume(): void {
  const { track, status } = player.get()
  const playing = engine.get()
  if (!track) return
  if (!playing || status === 'failed') return begin(track)
  update({ used: true })
  playing.play()
}

export function pause(): void {
  engine.get()?.pause()
}

export function toggle(): void {
  const { status } = player.get()
  if (status === 'playing' || status === 'loading') pause()
  else resume()
}

/** Goes to a second of the track; before it has played the place is only noted. */
export function seek(seconds: number): void {
  const { track } = player.get()
  const { duration } = clock.get()
  if (!track) return
  const position = Math.max(0, Math.min(seconds, duration ?? seconds))
  clock.set({ position, duration })
  if (audio && audio.readyState > 0) engine.get()?.seek(position)
  else pendingSeek = position
  savePosition()
}

export function skip(seconds: number): void {
  seek(clock.get().position + seconds)
}

export function setRate(rate: number): void {
  const { track } = player.get()
  const next = heard.clampSpeed(rate)
  if (track && storage) heard.writeSpeed(storage, track.codigo, next)
  engine.get()?.setRate(next)
  update({ rate: next })
}

export function setQueue(queue: Track[]): void {
  update({ queue })
  saveSession()
  // The bar shows the queue, so it is needed from now on.
  dispatchEvent(new Event('atrio:listen'))
}

export function addToQueue(track: Track): void {
  setQueue(enqueue(player.get().queue, track))
}

export function removeFromQueue(key: string): void {
  setQueue(dequeue(player.get().queue, key))
}

/** Ends the track, as if it had been heard, and goes on with the queue. */
export function playNext(): void {
  const [next, ...rest] = player.get().queue
  if (!next) return
  savePosition()
  update({ queue: rest })
  begin(next)
}

export function setSleep(sleep: Sleep): void {
  update({ sleep })
  engine.get()?.setVolume(1)
}

export function markHeard(track: Track, done: boolean): void {
  note(track.key, { at: 0, duration: track.duration, done })
}

/** Puts the player away, with its queue. */
export function close(): void {
  savePosition()
  pause()
  leave?.()
  audio?.removeAttribute('src')
  update({ track: null, queue: [], status: 'paused', sleep: null })
  saveSession()
}

/** Called twice a second while a sleep timer runs: fades the sound over its last ten seconds, then stops. */
export function tickSleep(now: number): void {
  const { sleep } = player.get()
  if (sleep === null || sleep === 'end') return
  const seconds = (sleep.until - now) / 1000
  engine.get()?.setVolume(seconds / FADE_SECONDS)
  if (seconds > 0) return
  pause()
  setSleep(null)
}

const FADE_SECONDS = 10
const SAVE_EVERY_MS = 5_000
let pendingSeek: number | null = null

function begin(track: Track): void {
  const element = (audio ??= makeAudio())
  const position = pendingSeek ?? heard.resumeAt(player.get().heard[track.key])
  const rate = storage ? heard.readSpeed(storage, track.codigo) : 1
  pendingSeek = position
  leave?.()
  update({ track, queue: dequeue(player.get().queue, track.key), status: 'loading', rate, used: true })
  clock.set({ position, duration: track.duration })
  saveSession()
  element.src = track.src
  // Loading sets the speed back to this one.
  element.defaultPlaybackRate = element.playbackRate = rate
  const playing = follow(element)
  engine.set(playing)
  playing.play()
  dispatchEvent(new Event('atrio:listen'))
}

/** What the sound of a track says of itself, until it is left for another. */
function follow(element: HTMLAudioElement): Engine {
  const playing = mediaEngine(element)
  let wasPaused = true
  let wasEnded = false
  const watch = () => {
    const { paused, ended, waiting, failed } = playing.read()
    if (pendingSeek === null) readClock()
    const status = failed ? 'failed' : paused ? 'paused' : waiting ? 'loading' : 'playing'
    if (status === 'playing' && player.get().status !== 'playing') tellOtherTabs()
    if (status !== player.get().status) update({ status })
    if ((paused && !wasPaused && !ended) || Date.now() - savedAt > SAVE_EVERY_MS) savePosition()
    const hasEnded = ended && !wasEnded
    wasPaused = paused
    wasEnded = ended
    if (hasEnded) end()
  }
  const unwatch = playing.subscribe(watch)
  const sound = playAlone(playing)
  leave = () => {
    unwatch()
    sound()
    playing.disconnect()
    leave = undefined
    engine.set(null)
  }
  return playing
}

function makeAudio(): HTMLAudioElement {
  const element = document.createElement('audio')
  element.preload = 'auto'
  element.addEventListener('loadedmetadata', () => {
    if (pendingSeek !== null && pendingSeek > 0) engine.get()?.seek(pendingSeek)
    pendingSeek = null
    readClock()
  })
  addEventListener('pagehide', savePosition)
  channel?.addEventListener('message', pause)
  // In the page, so that browsers show it among what plays there.
  document.body.append(element)
  return element
}

function tellOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel?.postMessage('playing')
}

function end(): void {
  const { track, queue, sleep } = player.get()
  if (!track) return
  note(track.key, { at: 0, duration: clock.get().duration, done: true })
  // What plays next must not find a place to remember of this one.
  clock.set({ ...clock.get(), position: 0 })
  if (sleep === 'end') setSleep(null)
  else if (queue.length > 0) playNext()
}

function readClock(): void {
  const playing = engine.get()?.read()
  if (playing) clock.set({ position: playing.time, duration: playing.duration || clock.get().duration })
}

function savePosition(): void {
  const { track } = player.get()
  const { position, duration } = clock.get()
  if (track && position > 1) note(track.key, { at: position, duration, done: false })
}

function note(key: string, entry: heard.Heard): void {
  savedAt = Date.now()
  if (storage) update({ heard: heard.writeHeard(storage, key, entry) })
}

function saveSession(): void {
  const { track, queue } = player.get()
  if (storage) heard.writeSession(storage, { track, queue })
}

function update(changes: Partial<PlayerState>): void {
  player.set({ ...player.get(), ...changes })
}

function restore(): PlayerState {
  if (!storage) return NOTHING
  const session = heard.readSession(storage)
  const rate = session.track ? heard.readSpeed(storage, session.track.codigo) : 1
  return { ...NOTHING, ...session, rate, heard: heard.readHeard(storage) }
}

function restoreClock(): { position: number; duration: number | null } {
  const { track, heard: all } = player.get()
  const entry = track ? all[track.key] : undefined
  return { position: heard.resumeAt(entry), duration: entry?.duration ?? track?.duration ?? null }
}
