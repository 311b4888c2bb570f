import { beginSound, pauseForOthers } from '../player/one-sound.ts'
import { browserStorages } from '../lib/data/storage.ts'
import { createStore } from '../lib/data/store.ts'
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

let audio: HTMLAudioElement | undefined
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
  const { track } = player.get()
  if (!track) return
  if (!audio?.src) return begin(track)
  void start(audio)
}

export function pause(): void {
  audio?.pause()
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
  if (audio?.src && audio.readyState > 0) audio.currentTime = position
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
  if (audio) audio.defaultPlaybackRate = audio.playbackRate = next
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
  if (audio) audio.volume = 1
}

export function markHeard(track: Track, done: boolean): void {
  note(track.key, { at: 0, duration: track.duration, done })
}

/** Puts the player away, with its queue. */
export function close(): void {
  savePosition()
  pause()
  audio?.removeAttribute('src')
  update({ track: null, queue: [], status: 'paused', sleep: null })
  saveSession()
}

/** Called twice a second while a sleep timer runs: fades the sound over its last ten seconds, then stops. */
export function tickSleep(now: number): void {
  const { sleep } = player.get()
  if (sleep === null || sleep === 'end') return
  const seconds = (sleep.until - now) / 1000
  if (audio) audio.volume = Math.max(0, Math.min(1, seconds / FADE_SECONDS))
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
  update({ track, queue: dequeue(player.get().queue, track.key), status: 'loading', rate, used: true })
  clock.set({ position, duration: track.duration })
  saveSession()
  element.src = track.src
  // Loading sets the speed back to this one.
  element.defaultPlaybackRate = element.playbackRate = rate
  void start(element)
  dispatchEvent(new Event('atrio:listen'))
}

async function start(element: HTMLAudioElement): Promise<void> {
  update({ used: true })
  try {
    await element.play()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    channel?.postMessage('playing')
  } catch (error) {
    const { name } = error as Error
    // Another track was chosen meanwhile, or the browser wants to be asked by a press of a button.
    if (name === 'AbortError') return
    update({ status: name === 'NotAllowedError' ? 'paused' : 'failed' })
  }
}

function makeAudio(): HTMLAudioElement {
  const element = document.createElement('audio')
  element.preload = 'auto'
  const on = (name: keyof HTMLMediaElementEventMap, handle: () => void) =>
    element.addEventListener(name, handle)
  on('loadedmetadata', () => {
    if (pendingSeek !== null && pendingSeek > 0) element.currentTime = pendingSeek
    pendingSeek = null
    readClock(element)
  })
  on('play', () => beginSound(player))
  on('playing', () => update({ status: 'playing' }))
  on('waiting', () => update({ status: 'loading' }))
  on('pause', () => {
    if (!element.ended && player.get().track) update({ status: 'paused' })
    savePosition()
  })
  on('timeupdate', () => {
    if (pendingSeek === null) readClock(element)
    if (Date.now() - savedAt > SAVE_EVERY_MS) savePosition()
  })
  on('durationchange', () => readClock(element))
  on('ended', ended)
  on('error', () => {
    if (element.getAttribute('src')) update({ status: 'failed' })
  })
  addEventListener('pagehide', savePosition)
  channel?.addEventListener('message', pause)
  pauseForOthers(player, pause)
  // In the page, so that browsers show it among what plays there.
  document.body.append(element)
  return element
}

function ended(): void {
  const { track, queue, sleep } = player.get()
  if (!track) return
  note(track.key, { at: 0, duration: clock.get().duration, done: true })
  update({ status: 'paused' })
  // What plays next must not find a place to remember of this one.
  clock.set({ ...clock.get(), position: 0 })
  if (sleep === 'end') setSleep(null)
  else if (queue.length > 0) playNext()
}

function readClock({ currentTime, duration }: HTMLAudioElement): void {
  const known = Number.isFinite(duration) ? duration : clock.get().duration
  clock.set({ position: currentTime, duration: known })
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
